import { add, divide, equal, multiply, negate, type Rational, rational, ZERO } from '#engine/core/rational.ts';
import { text } from '#engine/core/text.ts';
import type { Contract, Each, Emptying, Positive } from '#engine/games/reform/contracts/contract.ts';
import { HUNDREDTH } from '#engine/games/reform/contracts/juwel.ts';
import { birdInGame, type Emptied, type Noted } from '#engine/games/reform/noted.ts';
import { notedIn } from '#engine/games/reform/row.ts';
import type { Ruleset } from '#engine/games/reform/ruleset.ts';
import { partiesOf } from '#engine/games/reform/settlement/each.ts';
import { missed } from '#engine/games/reform/settlement/prices.ts';
import { gameWorth, worthOf } from '#engine/games/reform/settlement/worth.ts';
import { ALL_THIRDS, ENOUGH, TRICKS } from '#engine/games/reform/sizes.ts';
import { TEXTS } from '#engine/games/reform/texts.ts';
import type { Item, LineItem, Row, Situation, Verdict } from '#engine/kernel/score.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { nameOf } from '#engine/kernel/words/texts.ts';
import { amountText, bonusAmount } from '../amounts.ts';

/**
 * How the amount of a line item comes about, where the number alone does not tell (reform §4, §7). In a round of a fixed value it comes
 * about otherwise, and nothing is said that does not lead to it.
 */
export function baseOf(
  ruleset: Ruleset,
  row: Row,
  item: LineItem,
  judged: (Item & Verdict) | undefined,
): Fact | undefined {
  if (item.code === 'ankauf') return { text: text('die Hälfte des Spiels', 'half the game') };
  const contract = ruleset.find(item.code);
  return contract ? ofGame(ruleset, contract, row, item) : ofBonus(ruleset, item, judged?.measure);
}

function ofGame(ruleset: Ruleset, contract: Contract, row: Row, item: LineItem): Fact | undefined {
  switch (contract.kind) {
    case 'each':
      return ofEach(contract, row, item);
    case 'emptying':
      return ofEmptying(contract, notedIn(row).emptied, item.base);
    case 'positive':
      if (contract.squared) return ofSquare(notedIn(row), item.base);
      return contract.train ? ofTrain(ruleset, contract, item.base) : withBird(ruleset, contract, row, item.base);
    case 'negative':
    case 'pictures':
    case 'sharing':
    case 'first-and-last':
    case 'passing':
      return undefined;
  }
}

/** Once for each time that it came about, or a number of times the game. */
function ofBonus(ruleset: Ruleset, { code, stage }: LineItem, count = 1): Fact | undefined {
  const bonus = ruleset.bonus(code);
  const amount = stage === 'silent' ? bonus?.silent : bonus?.declared;
  if (!amount) return undefined;
  if ('times' in amount) return { text: bonusAmount(amount) };
  return count > 1 ? { text: text(`${count} × ${amount.points}`, `${count} × ${amount.points}`) } : undefined;
}

function ofEach(contract: Each, row: Row, { base, from, to }: LineItem): Fact | undefined {
  const { losers, others, takers } = partiesOf(contract, row);
  const loser = losers.find(({ seat }) => seat === from);
  const tricks = takers.find(({ seat }) => seat === to)?.tricks ?? 0;
  const { worth, dearer, virgins } = contract;
  if (dearer === 'less-tricks') {
    if (tricks === 0 || !equal(base, rational(worth - tricks))) return undefined;
    return {
      text: text('{worth} weniger {n} {n|Stich|Stiche}', '{worth} less {n} {n|trick|tricks}'),
      values: { worth, n: tricks },
    };
  }
  const areShared = virgins === true && takers.length < others.length;
  const price = areShared ? divide(multiply(base, rational(takers.length)), rational(others.length)) : base;
  const isDear = dearer !== undefined && (loser?.thirds ?? 0) >= ENOUGH && equal(price, rational(dearer.fromEnough));
  const shared = areShared ? [forAll(price, others.length, takers.length)] : [];
  const dear = isDear
    ? [
        text(
          `ab {enough} Punkten ${dearer.fromEnough} statt ${worth}`,
          `${dearer.fromEnough} instead of ${worth} from {enough} points on`,
        ),
      ]
    : [];
  const parts = [...shared, ...dear];
  if (parts.length === 0) return undefined;
  return {
    text: text(parts.map(({ de }) => de).join('; '), parts.map(({ en }) => en).join('; ')),
    values: { enough: { count: ENOUGH, unit: 'points' } },
  };
}

/** What all would get who have not lost goes to those without a trick (reform §7.3). */
function forAll(price: Rational, others: number, takers: number) {
  const { de, en } = amountText(price);
  const [halved, split] = takers > 1 ? [` geteilt durch ${takers}`, ` divided by ${takers}`] : ['', ''];
  return text(
    `${others} × ${de}${halved}: Wer keinen Stich hat, bekommt alles`,
    `${others} × ${en}${split}: whoever has no trick gets it all`,
  );
}

/** So much for every trick that was not played, or for every card that was left (reform §7.8). */
function ofEmptying({ worth }: Emptying, emptied: Emptied | undefined, base: Rational): Fact | undefined {
  if (!emptied) return undefined;
  const { ending, tricks = 0, cards = 0 } = emptied;
  const rest = ending === 'missing' ? TRICKS : TRICKS - tricks;
  if (ending === 'left')
    return equal(base, rational(cards * worth))
      ? { text: text(`${cards} × ${worth}, für jede übrige Karte`, `${cards} × ${worth}, for each card left`) }
      : undefined;
  const isWon = ending === 'empty';
  if (!equal(base, rational(worth * (isWon ? rest : rest + 1)))) return undefined;
  const sum = isWon ? `${rest} × ${worth}` : `${worth} + ${rest} × ${worth}`;
  return { text: text(`${sum}, für jeden nicht gespielten Stich`, `${sum}, for each trick not played`) };
}

/** More if the single suit was not reached (reform §7.7). */
function ofTrain({ options }: Ruleset, { worth, train }: Positive, base: Rational): Fact | undefined {
  const all = train ? missed(options, worth, train) : worth;
  if (!train || all === worth || !equal(base, rational(all))) return undefined;
  return {
    text: text(`${train.missed} × ${worth}, ohne Abfahrt`, `${train.missed} × ${worth}, without a departure`),
  };
}

/** The square of what the winner has (reform §7.10). */
function ofSquare({ thirds = 0 }: Noted, base: Rational): Fact | undefined {
  const winning = thirds >= ENOUGH ? thirds : ALL_THIRDS - thirds;
  if (!equal(base, rational(winning ** 2, HUNDREDTH))) return undefined;
  return {
    text: text(`${winning} × ${winning} Blätter / ${HUNDREDTH}`, `${winning} × ${winning} thirds / ${HUNDREDTH}`),
  };
}

/** A deal by itself: not of a round in which every game is worth the same. */
const BY_ITSELF: Situation = { deal: 1, factors: [], pot: ZERO, notes: {} };

/** The game and its bird as one sum, where they are one item (reform §7.4). */
function withBird(ruleset: Ruleset, contract: Positive, row: Row, base: Rational): Fact | undefined {
  const noted = notedIn(row);
  const id = birdInGame(contract, noted);
  const worth = worthOf(ruleset, contract, noted, BY_ITSELF);
  if (id === undefined || !worth.bird || !equal(base, gameWorth(worth, true).base)) return undefined;
  const { de, en } = nameOf(TEXTS.bonuses, id);
  const [game, bird] = [add(base, negate(worth.bird)), worth.bird].map(amountText);
  return { text: text(`Spiel ${game?.de} + ${de} ${bird?.de}`, `game ${game?.en} + ${en} ${bird?.en}`) };
}
