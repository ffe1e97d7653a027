import { type Text, text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import type { Contract } from '../contracts/contract.ts';
import type { Ruleset } from '../ruleset.ts';
import { birdWorth } from '../settlement/prices.ts';
import { TEXTS } from '../texts.ts';
import { basicPage as page, namesOf } from './words.ts';

/** A game with the bird that its bid announces, and what that counts: `Uhurufer (Uhu 16)`. */
function withBird(contract: Contract): Text {
  const { name, bird = '' } = contract;
  const said = nameOf(TEXTS.bonuses, bird);
  const amount = birdWorth(contract);
  return text(`${name.de} (${said.de} ${amount})`, `${name.en} (${said.en} ${amount})`);
}

/** Games whose bid announces a bird (reform §4). */
export function birdBids({ contracts, options }: Ruleset): readonly RulePage[] {
  const all = contracts.filter(({ bird }) => bird !== undefined);
  if (all.length === 0) return [];
  const { de, en } = namesOf(all, withBird);
  const exchanging = all.some(({ talon }) => talon.cards > 0);
  return [
    page('bird-bids', text('Spiele mit Vogel', 'Games with a bird'), 'reform §4, §6.2, §6.3', [
      text(
        `Mit einem solchen Spiel ist sein Vogel schon angesagt: ${de}.`,
        `Bidding such a game announces its bird: ${en}.`,
      ),
      text(
        'Der Vogel zählt neben dem Spiel: Gelingt er nicht, kostet er so viel, wie er gebracht hätte, auch wenn das Spiel gewonnen ist.',
        'The bird counts beside the game: if it fails it costs what it would have brought, even if the game is won.',
      ),
      text(
        'Die Karte braucht man nicht selbst zu haben: Auch der Partner kann ihn machen. Wer sie auf dieser Seite hat, muss sie für ihren Stich aufheben.',
        'You need not hold the card yourself: a partner may make it as well. Whoever holds it on that side must keep it for its trick.',
      ),
      text(
        'Er wird kontriert wie jede andere Ansage; still zählt er für diese Seite dann nicht.',
        'It is doubled like any other announcement; for that side it then does not count silently.',
      ),
      ...(exchanging && options.preKontra
        ? [
            text(
              'Wo getauscht wird, darf auch der Vogel schon vor dem Tausch kontriert werden.',
              'Where cards are exchanged, the bird, too, may be doubled before the exchange.',
            ),
          ]
        : []),
      ...(exchanging
        ? [
            text(
              'Weggelegt wird seine Karte nur, wenn sonst nichts zum Weglegen da ist.',
              'Its card is laid away only if there is nothing else to lay away.',
            ),
          ]
        : []),
    ]),
  ];
}

/** What comes of a called king in a talon that nobody saw (reform §5.4). */
export function soloTalon({ contracts, options }: Ruleset): readonly RulePage[] {
  const all = contracts.filter(({ side, talon }) => side === 'king' && talon.cards === 0);
  if (all.length === 0) return [];
  const { de, en } = namesOf(all);
  return [
    page('solo-talon', text('König im Talon beim Solorufer', 'King in the talon of a Solorufer'), 'reform §5.4, §7.2', [
      text(
        `In diesen Spielen bleibt der Talon bis zum Schluss verdeckt: ${de}.`,
        `In these games the talon stays face down to the end: ${en}.`,
      ),
      text(
        'Liegt der gerufene König darin, spielt der Spieler allein gegen drei, und niemand weiß es.',
        'If the called king is in it, the declarer plays alone against three, and nobody knows.',
      ),
      text(
        'Am Ende wird der Talon aufgedeckt. Kommt der König zum Vorschein, entfällt alles, was verdoppelt oder halbiert wurde.',
        'At the end the talon is turned up. If the king comes to light, everything that was doubled or halved is void.',
      ),
      options.soloKingTalon === 'half'
        ? text(
            'Die Gruppe mit dem König zählt dann für den Spieler, die andere für die Gegner.',
            'The group with the king then counts for the declarer, the other one for the opponents.',
          )
        : text('Der ganze Talon zählt dann für den Spieler.', 'The whole talon then counts for the declarer.'),
      text(
        'Liegt der König nicht darin, zählt der Talon für die Gegner.',
        'If the king is not in it, the talon counts for the opponents.',
      ),
    ]),
  ];
}

/** Birds that the declarer announces during play (reform §7.2). */
export function furtherBirds({ contracts }: Ruleset): readonly RulePage[] {
  const all = contracts.filter((contract) => contract.furtherBirds === true);
  if (all.length === 0) return [];
  const { de, en } = namesOf(all);
  return [
    page('further-birds', text('Vögel während des Spiels', 'Birds during play'), 'reform §7.2', [
      text(
        `In diesen Spielen darf der Spieler noch während des Spiels Vögel ansagen: ${de}.`,
        `In these games the declarer may still announce birds during play: ${en}.`,
      ),
      text(
        'Er sagt sie an, wenn er eine Karte zu spielen hat, und nur, bevor zum sechsten Stich ausgespielt ist. Was seine Seite schon angesagt hat, sagt er nicht noch einmal an.',
        'They are announced when it is the declarer’s turn to play a card, and only before the sixth trick has been led to. What the side has already announced is not announced again.',
      ),
      text(
        'So ein Vogel zählt wie einer, der vor dem ersten Stich angesagt wurde.',
        'Such a bird counts like one that was announced before the first trick.',
      ),
      text(
        'Darüber wird gleich gesprochen, vom rechten Nachbarn des Spielers an, bis drei hintereinander „gut“ gesagt haben; dann geht das Spiel weiter.',
        'It is talked about at once, from the player to the declarer’s right on, until three in a row have said “good”; then play goes on.',
      ),
    ]),
  ];
}

/** Games in which all hands are laid open (reform §4). */
export function openHands({ contracts }: Ruleset): readonly RulePage[] {
  const all = contracts.filter(({ isOpen }) => isOpen === true);
  if (all.length === 0) return [];
  const afterTrick = namesOf(all.filter(({ kind }) => kind !== 'passing'));
  const withPile = namesOf(all.filter(({ kind }) => kind === 'passing'));
  return [
    page('open-hands', text('Spiele mit offenen Karten', 'Games with open hands'), 'reform §4', [
      ...(afterTrick.de === ''
        ? []
        : [
            text(
              `Nach dem ersten Stich legen alle ihre Karten offen auf den Tisch, auch die Gegner: ${afterTrick.de}.`,
              `After the first trick everybody, the opponents included, lays their cards open on the table: ${afterTrick.en}.`,
            ),
          ]),
      ...(withPile.de === ''
        ? []
        : [
            text(
              `Sobald zum zweiten Haufen ausgespielt ist, liegen alle Karten offen: ${withPile.de}.`,
              `As soon as the second pile has been led, all hands lie open: ${withPile.en}.`,
            ),
          ]),
      text(
        'Sonst wird gespielt wie im verdeckten Spiel, nur um mehr.',
        'Otherwise they are played like the closed games, only for more.',
      ),
    ]),
  ];
}
