import type { Rational } from '#engine/core/rational.ts';
import { type Text, text } from '#engine/core/text.ts';
import { BONUSES } from '#engine/games/reform/bonuses/index.ts';
import { ENOUGH } from '#engine/games/reform/sizes.ts';
import { amountText, bonusIn, thirdsText } from '../amounts.ts';
import type { At, Rows } from '../said.ts';
import { contractAt, unitNow } from '../worth.ts';

const BLACK_OUT = 'black-out';

const ASK: Text = text(
  'Habt ihr schon genug? Sag Black-out, wenn du es glaubst; nachzählen darf niemand.',
  'Has your side enough already? Call a black-out if you think so; nobody may count.',
);

/** What it brings, or costs, in this game. */
function worthAt(at: At): Rational | undefined {
  const { declared } = BONUSES[BLACK_OUT];
  return declared && bonusIn(declared, contractAt(at).times, unitNow(at));
}

/** After the seventh trick: whether the declarer's side has enough (reform §6.1). */
export const CALLING: Pick<Rows, 'call-black-out' | 'no-call'> = {
  'call-black-out': {
    group: 'choice',
    words(_, at) {
      const worth = worthAt(at);
      const said = worth && amountText(worth);
      const enough = thirdsText(ENOUGH);
      return {
        ...{ rule: BLACK_OUT, ask: ASK, text: text('Black-out', 'Black-out') },
        say: text('Black-out: Wir haben schon genug', 'Black-out: we have enough already'),
        ...(said && {
          worth: { won: said, lost: said },
          line: text(
            `Bringt von jedem Gegner ${said.de}, wenn deine Seite schon ${enough.de} hat, und kostet sonst so viel.`,
            `Brings ${said.en} from each opponent if your side has ${enough.en} already, and costs as much if not.`,
          ),
        }),
      };
    },
  },
  'no-call': {
    group: 'quiet',
    words: () => ({
      ...{ rule: BLACK_OUT, ask: ASK, text: text('Kein Black-out', 'No black-out') },
      say: text('Kein Black-out', 'No black-out'),
    }),
  },
};
