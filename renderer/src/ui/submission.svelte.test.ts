import { expect, test } from 'vitest';
import { refuseHost } from '#electron/protocol/refusals.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import { Connection } from '../app/connection.svelte.ts';
import { TestHost } from '../testing/page.ts';
import { Submission } from './submission.svelte.ts';

function begun() {
  const host = new TestHost();
  const connection = new Connection(host.transport, { received: () => undefined, isAnswered: () => true });
  connection.greet('2026-11-20T19:30:00.000Z');
  return { host, submission: new Submission(connection) };
}

test('it is busy until it is answered', async () => {
  const { host, submission } = begun();
  const running = submission.run({ type: 'read-register' });
  expect(submission.busy).toBe(true);
  await host.answer();
  expect((await running).ok).toBe(true);
  expect(submission).toMatchObject({ busy: false, refusals: [] });
});

test('the refusal stays until the next answer, or until it is cleared', async () => {
  const { host, submission } = begun();
  void submission.run({ type: 'read-register' });
  await host.answer({ ok: false, error: [refuseHost('not-allowed')] });
  expect(submission).toMatchObject({ busy: false, refusals: [refuseHost('not-allowed')] });
  const again = submission.run({ type: 'read-register' });
  expect(submission.refusals).toEqual([refuseHost('not-allowed')]);
  await host.answer();
  await again;
  expect(submission.refusals).toEqual([]);
  void submission.run({ type: 'read-register' });
  await host.answer({ ok: false, error: [refuseHost('not-allowed')] });
  submission.clear();
  expect(submission.refusals).toEqual([]);
});

test('without a connection it is refused at once', async () => {
  const { host, submission } = begun();
  host.cut();
  await submission.run({ type: 'read-register' });
  expect(submission).toMatchObject({ busy: false, refusals: [{ code: 'connection-lost' }] });
});

test('work that asks in several steps is busy until its end, and stands refused for what stopped it', async () => {
  const { submission } = begun();
  let end: (refusals: readonly Refusal[]) => void = () => undefined;
  const work = () => new Promise<readonly Refusal[]>((resolve) => (end = resolve));
  const first = submission.attempt(work);
  expect(submission.busy).toBe(true);
  end([refuseHost('not-allowed')]);
  expect(await first).toBe(false);
  expect(submission).toMatchObject({ busy: false, refusals: [refuseHost('not-allowed')] });
  const second = submission.attempt(work);
  end([]);
  expect(await second).toBe(true);
  expect(submission).toMatchObject({ busy: false, refusals: [] });
});

test('what is found wrong before anything is sent stands like an answer', async () => {
  const { host, submission } = begun();
  submission.refuse([refuseHost('not-allowed')]);
  expect(submission).toMatchObject({ busy: false, refusals: [refuseHost('not-allowed')] });
  expect(host.asked).toEqual([]);
  void submission.run({ type: 'read-register' });
  await host.answer();
  expect(submission.refusals).toEqual([]);
});
