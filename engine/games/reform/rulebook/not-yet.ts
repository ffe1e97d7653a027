import { text } from '#engine/core/text.ts';
import type { RulePage } from '#engine/kernel/family/definition.ts';
import type { Ruleset } from '../ruleset.ts';
import { TEXTS } from '../texts.ts';
import { listed } from './words.ts';

/** What the rules have and this program does not play: whoever looks for it finds that it is not there (reform §15.1). */
export function notYet({ contracts }: Ruleset): RulePage {
  const games = listed(TEXTS.notOffered);
  const exchanging = contracts.filter(({ side, talon }) => side === 'king' && talon.cards > 0);
  return {
    id: 'not-yet',
    group: 'more',
    title: text('Was noch fehlt', 'What is not there yet'),
    source: 'reform §15.1',
    lines: [
      text(
        `Diese Spiele des Reform-Tarock kann man hier noch nicht ansagen, spielen oder eintragen: ${games.de}.`,
        `These games of Reform Tarock cannot be bid, played or entered here yet: ${games.en}.`,
      ),
      exchanging.length > 0
        ? text(
            'Schleifen kann man nur, wenn der gerufene König im Talon liegt. Bei den Ansagen und während des Spiels kann noch niemand aufgeben.',
            'A game can be given up (schleifen) only if the called king is in the talon. Among the announcements and during play nobody can give up yet.',
          )
        : text(
            'Schleifen, also ein Spiel aufgeben, kann man noch nicht.',
            'Giving up a game (schleifen) is not there yet.',
          ),
    ],
  };
}
