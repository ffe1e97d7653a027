import { type Text, text } from '#engine/core/text.ts';
import { COMMON_REASONS, type CommonReason } from '../common-reasons.ts';

export type TuebingenReason =
  | CommonReason
  | 'harmless'
  | 'lay'
  | 'ask'
  | 'tout'
  | 'no-tout'
  | 'raus'
  | 'hide'
  | 'no-raus'
  | 'few-tarocks'
  | 'call'
  | 'hidden-raus'
  | 'fort'
  | 'fort-mit'
  | 'order'
  | 'cut'
  | 'claim'
  | 'claims-done'
  | 'ski-saves'
  | 'ski-in-time';

/** What the rule player says for its choices. */
export const REASONS: Readonly<Record<TuebingenReason, Text>> = {
  ...COMMON_REASONS,
  harmless: text('Damit verpflichtest du dich zu nichts.', 'This commits you to nothing.'),
  lay: text(
    'Mit diesen zwei Karten in Sicherheit bleibt dein Blatt am stärksten.',
    'With these two cards in safety your hand stays strongest.',
  ),
  ask: text(
    'Mit so einem Blatt hast du nichts zu verlieren: Will keiner, wird neu gegeben.',
    'With such a hand you have nothing to lose: if nobody wants to, the cards are dealt again.',
  ),
  tout: text(
    'Etwa {hopes} Punkte sind zu erwarten: Mehr als ein Stich geht kaum verloren.',
    'You may expect about {hopes} points: hardly more than one trick will be lost.',
  ),
  'no-tout': text(
    'Etwa {hopes} Punkte sind zu erwarten: Dabei geht mehr als ein Stich verloren.',
    'You may expect about {hopes} points: more than one trick will be lost.',
  ),
  raus: text(
    'Etwa {hopes} Punkte sind zu erwarten: Damit bist du allein stärker als jeder andere.',
    'You may expect about {hopes} points: alone you are stronger than anybody else.',
  ),
  hide: text(
    'Dein Blatt reicht für einen Raus, aber versteckt, mit deinem eigenen König, ist er besser.',
    'Your hand is enough for a Raus, but concealed behind your own king it is better.',
  ),
  'no-raus': text(
    'Etwa {hopes} Punkte sind zu erwarten: Das reicht nicht, um allein zu spielen.',
    'You may expect about {hopes} points: not enough to play alone.',
  ),
  'few-tarocks': text(
    'Mit nur {tarocks} Tarock spielst du besser nicht allein.',
    'With only {tarocks} {tarocks|tarock|tarocks} you had better not play alone.',
  ),
  call: text(
    'Etwa {hopes} Punkte sind zu erwarten: Mit einem Partner reicht das.',
    'You may expect about {hopes} points: with a partner that is enough.',
  ),
  'hidden-raus': text(
    'Etwa {hopes} Punkte sind zu erwarten: Spiel allein, und keiner weiß es.',
    'You may expect about {hopes} points: play alone, and nobody knows.',
  ),
  fort: text(
    'Etwa {hopes} Punkte sind zu erwarten: Auch mit einem Partner ist das wenig.',
    'You may expect about {hopes} points: even with a partner that is little.',
  ),
  'fort-mit': text(
    'Etwa {hopes} Punkte sind zu erwarten: Auch mit einem Partner ist das wenig. Das „mit“ sagt den anderen, dass du viele Tarock hast.',
    'You may expect about {hopes} points: even with a partner that is little. The “mit” tells the others that you hold many tarocks.',
  ),
  order: text('Die übliche Ordnung ist gut genug.', 'The usual order is good enough.'),
  cut: text('Wo abgehoben wird, ist gleich.', 'Where the cards are cut does not matter.'),
  claim: text('Das hast du: Sag es an, sonst zählt es nicht.', 'You have this: claim it, or it does not count.'),
  'claims-done': text('Mehr weißt du nicht anzusagen.', 'You know of nothing more to claim.'),
  'ski-saves': text(
    'Gib den Ski statt einer teuren Karte: Er kommt zu dir zurück.',
    'Play the Ski instead of a valuable card: it returns to you.',
  ),
  'ski-in-time': text(
    'Jetzt noch der Ski: Im letzten Stich gehört er dem, der ihn macht.',
    'The Ski now: in the last trick it belongs to its winner.',
  ),
  'draw-trumps': text('Zieh den anderen die Tarock.', 'Draw the tarocks of the others.'),
  'last-trumps': text(
    'Die anderen haben kein Tarock mehr: Deine gewinnen jeden Stich.',
    'The others have no tarocks left: yours win every trick.',
  ),
  'win-dear': text(
    'Im Stich liegen genug Punkte: Der Versuch lohnt sich.',
    'There are enough points in the trick to try for it.',
  ),
};
