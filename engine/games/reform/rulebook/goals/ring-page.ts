import { type Text, text } from '#engine/core/text.ts';
import type { Contract, Positive } from '#engine/games/reform/contracts/contract.ts';
import { HUNDREDTH } from '#engine/games/reform/contracts/juwel.ts';
import { isLeadChosen } from '#engine/games/reform/play/leader.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';

/** How the talon goes round (reform §7.10, §5.2). */
export const ring = ({ talon }: Contract): Text =>
  talon.ring === 'first-lays'
    ? text(
        'Der Spieler nimmt verdeckt eine Gruppe des Talons und legt drei Karten weg, die für ihn zählen. Die andere Gruppe bekommt der rechte Nachbar; jeder Gegner gibt drei Karten weiter, und wenn sie wieder beim Ersten sind, legt er drei weg. Die zählen für die Gegner.',
        'The declarer takes one group of the talon unseen and lays three cards away, which count for the declarer. The player to the right gets the other group; each opponent passes three cards on, and when they are back at the first one, that player lays three away. Those count for the opponents.',
      )
    : text(
        'Der Spieler nimmt verdeckt eine Gruppe des Talons und legt drei Karten weg, die für ihn zählen. Die andere Gruppe bekommt der rechte Nachbar; er gibt drei Karten weiter, der Nächste auch, und der letzte Gegner legt drei weg. Die zählen für die Gegner.',
        'The declarer takes one group of the talon unseen and lays three cards away, which count for the declarer. The player to the right gets the other group and passes three cards on, so does the next one, and the last opponent lays three away. Those count for the opponents.',
      );

/** What somebody has to know who passes cards on. */
export const ringRules = (): readonly Text[] => [
  text(
    'Jeder sieht nur, was er selbst nimmt. Auslassen darf niemand, aber jeder darf weitergeben, was er bekommen hat.',
    'Each player sees only what they take. Nobody may skip it, but you may pass on what you were given.',
  ),
  text(
    'Könige, Sküs, Mond und Pagat behält man. Ein Tarock geht nur weg, wenn sonst nichts mehr da ist, und wird offen gezeigt.',
    'Kings, Sküs, Mond and Pagat are kept. A tarock goes only if there is nothing else left, and is shown.',
  ),
];

/** Who leads, where that is not always the same. */
export const chosenLead = ({ options }: Ruleset, contract: Contract): Text | undefined =>
  isLeadChosen(options, contract)
    ? text(
        'Vor dem ersten Stich sagt der Spieler, ob er selbst ausspielt oder die Vorhand.',
        'Before the first trick the declarer says whether they lead themselves or forehand does.',
      )
    : undefined;

/** What a game is worth that is worth what its winner has (reform §7.10). */
export const squared = (wins: Text): Text =>
  text(
    `${wins.de} Gezählt werden die Blätter des Gewinners: Ihre Zahl mal sich selbst, durch ${HUNDREDTH}, zahlt jeder Gegner dem Spieler, oder bekommt es.`,
    `${wins.en} The thirds of the winner are counted: their number times itself, divided by ${HUNDREDTH}, is what each opponent pays the declarer, or gets.`,
  );

/** What winning every trick brings in it, and what brings nothing more. */
export const squaredAll = ({ worth }: Positive): readonly Text[] => [
  text(
    `Macht der Spieler alle Stiche, gehört ihm auch, was der Gegner weggelegt hat, und das Spiel gilt ${worth}.`,
    `If the declarer wins every trick, what the opponent laid away is theirs, too, and the game is worth ${worth}.`,
  ),
];
