import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import type { Action } from '#engine/kernel/deal/action.ts';
import { bid, dealOut, GOOD } from '#engine/testing/dealt.ts';
import { Lasting } from '#page/app/lasting.ts';
import { Words } from '#page/i18n/words.ts';
import { settled } from '#page/testing/page.ts';
import { choicesOf, type Offered } from '../story/offers.ts';
import { AnswerState } from './answer.svelte.ts';
import { PromptState } from './prompt.svelte.ts';

const words = new Words('de', { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 });
const HAND = 'T22 T21 T20 T19 T18 T17 T1 CK C9 C8 C7 S7';

/** Seat 0 plays a Solodreier: what it announces is heard by a host that is as slow as the test wants. */
function announcing() {
  const deal = dealOut({ 'hand:0': HAND, 'talon:0': 'H4 H3 H2', 'talon:1': 'D4 D3 D2' }, {});
  deal.go(bid('solodreier'));
  const said: Action[] = [];
  const around = {
    ...{ prompt: 1, isOnline: true, pause: null as object | null, question: null as object | null },
    /** Who looks, and whether something that was taken back could be done again. */
    ...{ seat: 0, again: false },
    /** Whether nothing but the quiet word may be said. */
    isOnly: false,
  };
  let answer: (isDone: boolean) => void = () => undefined;
  const prompts = new Lasting<string, PromptState>((before) => new PromptState(board, before));
  const board = {
    words,
    takes: [],
    get seat() {
      return around.seat;
    },
    get prompt(): PromptState {
      return prompts.at(`${around.seat} ${around.prompt}`);
    },
    stage: { isNow: true },
    get isOnline() {
      return around.isOnline;
    },
    get scene() {
      const { prompt, again, pause, question } = around;
      return { prompt, rewind: { again }, flow: { pause, question } as never };
    },
    get view() {
      return deal.seenBy(0);
    },
    get asked() {
      return this.view.turn.must.includes(0);
    },
    get choices() {
      return choicesOf(this.view, this.view.zones['hand:0'] ?? [], words);
    },
    get statements() {
      const { statements } = this.choices;
      return around.isOnly ? statements.filter(({ phrase }) => phrase.group === 'quiet') : statements;
    },
    get laying() {
      return this.choices.laying;
    },
    act(action: Action): Promise<boolean> {
      said.push(action);
      return new Promise((done) => (answer = done));
    },
  };
  const state = new AnswerState(board);
  /** The host's answer to what was said last. */
  const reply = async (isDone: boolean) => {
    answer(isDone);
    await settled();
  };
  /** The host has the action, and asks again. */
  const askAgain = () => {
    deal.go(said.at(-1) ?? GOOD);
    around.prompt++;
  };
  /** What was said last is done, and the next thing is said. */
  const sayNext = async () => {
    await reply(true);
    askAgain();
    void state.goOn();
  };
  /** Everybody says and plays the first thing that is offered, until seat 0 is asked with `cards` cards left. */
  const playTo = (cards: number) => {
    const held = () => deal.seenBy(0).zones['hand:0']?.length ?? 0;
    while (held() > cards || deal.seat !== 0) deal.go(deal.s.phase === 'announce' ? GOOD : (deal.offered[0] ?? {}));
  };
  return { around, said, state, reply, askAgain, sayNext, playTo };
}

const twoChips = ({ arranged }: AnswerState): readonly Offered[] =>
  arranged.chips.filter(({ action }) => action.type === 'announce').slice(0, 2);

test('everything that is pressed is said with the quiet word, one after the other', async () => {
  const { state, said, reply, askAgain, sayNext } = announcing();
  const chips = twoChips(state);
  chips.forEach((one) => state.press(one));
  const confirmed = state.confirm(GOOD);
  await reply(true);
  expect(await confirmed).toBe(true);
  askAgain();
  void state.goOn();
  await sayNext();
  expect(said).toEqual([...chips.map(({ action }) => action), GOOD]);
});

test.each(['before the host has the first', 'before the next is said'])(
  'a second press %s drops nothing of what the first one says',
  async (when) => {
    const { state, said, reply, askAgain, sayNext } = announcing();
    const chips = twoChips(state);
    chips.forEach((one) => state.press(one));
    void state.confirm(GOOD);
    if (when === 'before the next is said') {
      await reply(true);
      askAgain();
    }
    expect(await state.confirm(GOOD)).toBe(false);
    expect(said).toHaveLength(1);
    if (when !== 'before the next is said') {
      await reply(true);
      askAgain();
    }
    void state.goOn();
    await sayNext();
    expect(said).toEqual([...chips.map(({ action }) => action), GOOD]);
  },
);

test('what was refused stays pressed, and something else can be said', async () => {
  const { state, said, reply, sayNext } = announcing();
  const [one, other] = twoChips(state);
  if (!one || !other) throw new Error('nothing to announce');
  state.press(one);
  state.press(other);
  const confirmed = state.confirm(GOOD);
  await reply(false);
  expect(await confirmed).toBe(false);
  expect(state.chosen).toHaveLength(2);
  state.press(other);
  void state.confirm(GOOD);
  await sayNext();
  // The rest is refused as well: it is up to the viewer again.
  await reply(false);
  void state.say(GOOD);
  expect(said).toEqual([one.action, one.action, GOOD, GOOD]);
});

test('the only answer says itself, but not while the game rests or nobody is there to hear it', () => {
  const { state, around } = announcing();
  expect(state.itself).toBeNull();
  around.isOnly = true;
  expect(state.itself).toBe(1);
  for (const rest of [
    { pause: { by: 'Anna', since: '' } },
    { question: { what: 'step', by: [1], agreed: [], waits: [0] } },
    { isOnline: false },
  ]) {
    const before = { ...around };
    Object.assign(around, rest);
    expect(state.itself).toBeNull();
    Object.assign(around, before);
  }
  expect(state.itself).toBe(1);
});

test('the last card is the only one that may be played, as any that must be', () => {
  const { state, around, playTo } = announcing();
  playTo(2);
  expect([state.only, state.onlyCard, state.itself]).toEqual([undefined, undefined, null]);
  playTo(1);
  expect(state.only).toBeUndefined();
  expect(state.onlyCard).toMatchObject({ type: 'play' });
  expect(state.itself).toBe(1);
  // Somebody has come back here by taking back, at whatever device.
  around.again = true;
  expect(state.itself).toBeNull();
});

test('what one player has pressed and opened is not so for the next at the same laptop, whose prompt has the same number', () => {
  const { state, around } = announcing();
  const [chip] = twoChips(state);
  if (!chip) throw new Error('nothing to announce');
  state.press(chip);
  expect([state.isPressed(chip.action), state.chosen.length]).toEqual([true, 1]);
  around.seat = 2;
  expect([state.isPressed(chip.action), state.chosen.length]).toEqual([false, 0]);
  state.press(chip);
  state.press(chip);
  expect(state.chosen).toEqual([]);
});
