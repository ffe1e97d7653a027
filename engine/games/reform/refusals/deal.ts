import { type Text, text } from '#engine/core/text.ts';

export const DEAL = {
  'cut-too-often': text(
    'Mehr als dreimal wird nicht abgehoben: Jetzt wird gegeben.',
    'There are no more than three cuts: now the cards are dealt.',
  ),
  'packet-taken': text(
    'Dieses Päckchen hat schon jemand: Nimm ein anderes.',
    'Somebody has this packet already: choose another one.',
  ),
  'forehand-must-open': text(
    'Die Vorhand passt nicht: Sag „Mein Spiel“ oder ein Spiel.',
    'Forehand cannot pass: say “Mein Spiel” or name a game.',
  ),
  'forehand-only-after-three-passes': text(
    'Dieses Spiel darf nur die Vorhand ansagen, und erst wenn alle anderen gepasst haben: Sag ein höheres Spiel.',
    'Only forehand may name this game, and only once everybody else has passed: name a higher one.',
  ),
  'bid-too-low': text('Das ist zu wenig: Sag ein höheres Spiel oder passe.', 'That is too low: bid higher, or pass.'),
  'hold-not-allowed': text(
    'Halten kannst du hier nicht: Sag ein höheres Spiel oder passe.',
    'You cannot hold here: bid higher, or pass.',
  ),
  'hold-of-a-hold': text(
    'Was gehalten ist, hält niemand mehr: Sag ein höheres Spiel oder passe.',
    'What has been held cannot be held again: bid higher, or pass.',
  ),
  'sautanz-hand': text(
    'Den Sautanz sagst du nur ohne König und ohne Tarock in der Hand: Sag ein anderes Spiel.',
    'You name a Sautanz only without a king or tarock in your hand: name another game.',
  ),
  'never-bid': text(
    'Dieses Spiel sagt man nicht an: Es entsteht nur aus einem Rufer, wenn der gerufene König im Talon liegt.',
    'Nobody bids this game: a Rufer becomes it if the called king lies in the talon.',
  ),
  'contract-off': text(
    'Dieses Spiel wird an diesem Tisch nicht gespielt: Sag ein anderes.',
    'This table does not play that game: name another one.',
  ),
} as const satisfies Readonly<Record<string, Text>>;
