import { expect, test } from 'vitest';
import type { Answer } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { PromptState } from './prompt.svelte.ts';

const REFUSALS = [refuseHost('connection-lost')];

/** A prompt on the screen, and the answers that are awaited. */
function begun() {
  const answers: ((answer: Answer<'act'>) => void)[] = [];
  const around: { prompt: PromptState } = { prompt: new PromptState({ prompt: undefined as never }) };
  around.prompt = new PromptState(around);
  const send = () => new Promise<Answer<'act'>>((reply) => answers.push(reply));
  const refuse = (at = 0) => answers[at]?.({ ok: false, error: REFUSALS });
  return { around, prompt: around.prompt, send, refuse };
}

test('a refusal of what was sent says nothing about a choice changed since', async () => {
  const { prompt, send, refuse } = begun();
  prompt.pick(['T1'], 'T1');
  const acting = prompt.act(send);
  prompt.pick(['T1', 'T2'], 'T2');
  refuse();
  expect(await acting).toBe(false);
  expect([prompt.refusals, prompt.isSent, prompt.picked]).toEqual([[], false, ['T1', 'T2']]);
});

test('nor does the answer to a question about one card, once another card is asked about or chosen', async () => {
  const { prompt, send, refuse } = begun();
  const first = prompt.try(send);
  const second = prompt.try(send);
  refuse();
  await first;
  expect(prompt.refusals).toEqual([]);
  refuse(1);
  await second;
  expect(prompt.refusals).toEqual(REFUSALS);
  const third = prompt.try(send);
  prompt.pick([], 'T1');
  refuse(2);
  await third;
  expect(prompt.refusals).toEqual([]);
});

test('why something was refused is shown until the next attempt is answered', async () => {
  const { prompt, send, refuse } = begun();
  prompt.refuse({ ok: false, error: REFUSALS });
  const acting = prompt.act(send);
  expect(prompt.refusals).toEqual(REFUSALS);
  refuse();
  await acting;
  prompt.refuse({ ok: true });
  expect(prompt.refusals).toEqual([]);
});

test('of what was to follow nothing is said any more once something was refused', () => {
  const { around, prompt } = begun();
  const rest = [{ type: 'good' }];
  const plan = prompt.begin(rest);
  expect([prompt.isSaying, new PromptState(around, prompt).follows]).toEqual([true, rest]);
  plan.end();
  expect([prompt.isSaying, new PromptState(around, prompt).follows]).toEqual([false, []]);
});
