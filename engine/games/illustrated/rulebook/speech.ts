import { type Text, text } from '#engine/core/text.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { HIGHEST } from '../contracts/index.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';

const listed = (names: readonly Text[]): Text =>
  text(names.map(({ de }) => de).join(', '), names.map(({ en }) => en).join(', '));

/** What the declarer says before and after the talon (illustrated §6). */
export function announcing(ruleset: Ruleset): readonly Text[] {
  const { bonuses, amount, options, profile } = ruleset;
  const named = (column: 'before' | 'announced'): Text =>
    listed(bonuses.filter((id) => amount(id, column) !== undefined).map((id) => nameOf(TEXTS.bonuses, id)));
  const [before, after] = [named('before'), named('announced')];
  return [
    text(
      `Vor dem Talon kann der Spieler ansagen: ${before.de}.`,
      `Before the talon the declarer may announce: ${before.en}.`,
    ),
    text(
      `Nach dem Weglegen: ${after.de}. Mit „es liegt“ ist er fertig.`,
      `After laying away: ${after.en}. “I am ready” ends it.`,
    ),
    ...(profile.birds.announced === 'anybody'
      ? [text('Danach darf auch jeder Gegner seinen Pagat ansagen.', 'Then each defender may announce a Pagat, too.')]
      : []),
    options['solo-stage'] === 'after'
      ? text(
          'Im Solo gibt es nur eine Ansage, mit dem Wert nach dem Talon.',
          'In a Solo all is announced at once, for its value after the talon.',
        )
      : text(
          'Im Solo gibt es nur eine Ansage, mit dem Wert vor dem Talon.',
          'In a Solo all is announced at once, for its value before the talon.',
        ),
    ...onlyInSolo(ruleset),
  ];
}

/** What has no value in the column of a Solo counts there by the other one (illustrated R14, I2). */
const onlyInSolo = ({ bonuses, amount, worth, options }: Ruleset): readonly Text[] =>
  bonuses.flatMap((id): readonly Text[] => {
    const points = worth(id, 'announced', HIGHEST);
    const own = amount(id, options['solo-stage'] === 'after' ? 'announced' : 'before');
    if (points === undefined || own !== undefined) return [];
    const { de, en } = nameOf(TEXTS.bonuses, id);
    return [
      text(
        `Auch „${de}“ darf man im Solo ansagen; es zählt ${points}.`,
        `“${en}” may be announced in a Solo as well, and counts ${points}.`,
      ),
    ];
  });

/** Who doubles what, when, and how much it is then worth. */
export function kontra({ options, profile }: Ruleset): readonly Text[] {
  const { factor, game } = profile.early;
  const again = options.recontra;
  return [
    text(
      `Auf Ansagen vor dem Talon antworten die Gegner gleich: gut oder Kontra, ×${factor}${again ? `, Rekontra ×${factor ** 2}` : ''}.`,
      `The defenders answer announcements before the talon at once: good or kontra, ×${factor}${again ? `, rekontra ×${factor ** 2}` : ''}.`,
    ),
    ...(game && options['game-contra']
      ? [text('Dann darf auch das Spiel kontriert werden.', 'The game itself may be doubled then, too.')]
      : []),
    ...(factor > 2 && options['pre-contra-base'] === 'after'
      ? [text('Gerechnet wird dabei vom Wert nach dem Talon.', 'This multiplies the value after the talon.')]
      : []),
    text(
      `Nach dem Weglegen heißt Kontra ×2${again ? ', Rekontra ×4' : ''}.`,
      `After laying away a kontra is ×2${again ? ', a rekontra ×4' : ''}.`,
    ),
    ...(options['game-contra']
      ? [
          options['contra-excess']
            ? text(
                'Ein Kontra aufs Spiel gilt auch für die Punkte über oder unter 35.',
                'A kontra on the game covers the points above or below 35.',
              )
            : text(
                'Ein Kontra aufs Spiel gilt nicht für die Punkte über oder unter 35.',
                'A kontra on the game does not cover the points above or below 35.',
              ),
        ]
      : [text('Das Spiel selbst wird nicht kontriert.', 'The game itself is not doubled.')]),
    text('Sagt ein Gegner Kontra, gilt es für alle.', 'One defender’s kontra binds everybody.'),
    ...(options['declarer-contra']
      ? [text('Der Spieler darf Ansagen der Gegner kontrieren.', 'The declarer may double what defenders announce.')]
      : []),
  ];
}

/** What may be shown from the hand, and until when. */
export function melds({ bonuses, amount, options }: Ruleset): readonly Text[] {
  const named = listed(
    bonuses.flatMap((id) => {
      const points = amount(id, 'meld');
      const { de, en } = nameOf(TEXTS.bonuses, id);
      return points === undefined ? [] : [text(`${de} ${points}`, `${en} ${points}`)];
    }),
  );
  return [
    text(`Jeder darf melden: ${named.de}.`, `Everybody may meld: ${named.en}.`),
    options['meld-deadline'] === 'before-lead'
      ? text('Gemeldet wird vor dem ersten Ausspiel.', 'Melds are made before the first lead.')
      : text(
          'Gemeldet wird vor dem ersten Ausspiel oder noch nach dem letzten Stich.',
          'Melds are made before the first lead, or still after the last trick.',
        ),
    text(
      'Es zählt das Blatt, mit dem gespielt wird; Kontra gibt es darauf nicht.',
      'The hand that is played with counts; melds are not doubled.',
    ),
  ];
}
