import { expect, test } from 'vitest';
import type { CommandType } from '#electron/host/commands/handler.ts';
import { type Evening, keyOf, type LiveDeal } from '#electron/host/state/evening-state.ts';
import type { Answer } from '#electron/protocol/answers.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { RULE_BOT } from '#engine/bots/rule-bot.ts';
import { must } from '#engine/core/assert-never.ts';
import { handOf } from '#engine/core/card.ts';
import { fail, ok } from '#engine/core/result.ts';
import { GAMES } from '#engine/games/index.ts';
import { printRecord } from '#engine/kernel/deal/formats.ts';
import { view } from '#engine/kernel/deal/redact.ts';
import { record } from '#engine/kernel/deal/replay.ts';
import { type Aim, aimsOf } from './deal.ts';
import { playWatched } from './game.ts';
import type { Plant } from './plant.ts';
import { IN_THREADS, QUESTIONS } from './questions.ts';
import type { Leak } from './tally.ts';
import { PLACE } from './viewers.ts';

/** The most games that may pass until a planted leak is found. */
const GAMES_PLAYED = 36;
const AIMS = aimsOf([GAMES.koenigrufen]);

const liveIn = ({ deals }: Evening): LiveDeal | undefined => deals.get(keyOf(PLACE));
const holds = (evening: Evening, seat: number, card: string): boolean =>
  liveIn(evening)?.state.zones[handOf(seat)]?.includes(card) === true;
/** Where the Sküs is. */
const zoneOfSkues = (evening: Evening): string => {
  const zones = Object.entries(liveIn(evening)?.state.zones ?? {});
  return zones.find(([, cards]) => cards.includes('SK'))?.[0] ?? 'nowhere';
};
/** A refusal that names a zone besides. */
const telling = (answer: Answer, zone: string): Answer =>
  answer.ok ? answer : fail([...answer.error, refuseHost('bad-message', { field: zone })]);

/** Leaks that a change of the product might bring, with a word of what is found of them. */
const LEAKS: Readonly<Record<string, { readonly plant: Plant; readonly found: RegExp; readonly ask?: CommandType }>> = {
  'the tip is worked out from the next seat': {
    plant: {
      answer: (command, answer, evening) => {
        const live = liveIn(evening);
        if (command.type !== 'tip' || !answer.ok || !live) return answer;
        const { active } = live.state;
        const seat = active[(active.indexOf(command.seat) + 1) % active.length] ?? command.seat;
        const { offers } = view(evening.rules, live.state, command.seat);
        const seen = { ...view(evening.rules, live.state, seat), offers };
        return ok({ tip: RULE_BOT.tip(seen, evening.state.rules) });
      },
    },
    found: /^answer to tip/,
    ask: 'tip',
  },
  'a refused action names the zone of the card': {
    plant: {
      answer: (command, answer, evening) => {
        if (command.type !== 'act') return answer;
        const zones = Object.entries(liveIn(evening)?.state.zones ?? {});
        const named = zones.find(([, cards]) => cards.some((card) => card === command.action['card']));
        return named ? telling(answer, named[0]) : answer;
      },
    },
    found: /^answer to act/,
    ask: 'act',
  },
  'what was taken back stays in the scene': {
    plant: {
      message: (message, evening) =>
        message.type === 'table'
          ? { ...message, scene: { ...message.scene, undone: liveIn(evening)?.undone } }
          : message,
    },
    found: /^table.*undone/,
  },
  'a refused claim of the rest names where the Sküs is': {
    plant: {
      answer: (command, answer, evening) =>
        command.type === 'claim-rest' ? telling(answer, zoneOfSkues(evening)) : answer,
    },
    found: /^answer to claim-rest/,
    ask: 'claim-rest',
  },
  'the scene is sent twice when seat 1 has the Pagat': {
    plant: {
      messages: (messages, evening) =>
        messages.flatMap((one) => (one.type === 'table' && holds(evening, 1, 'T1') ? [one, one] : [one])),
    },
    found: /^any/,
  },
  'the room says to everybody where the Sküs is': {
    plant: {
      greeting: (text, evening) => `${text.slice(0, -1)},"at":"${zoneOfSkues(evening)}"}`,
    },
    found: /^room\.json/,
  },
  'the record of the running deal is read': {
    plant: {
      answer: (command, answer, evening) => {
        const live = liveIn(evening);
        if (command.type !== 'read-record' || live?.state.end !== null) return answer;
        return ok({ record: printRecord(record(evening.rules, evening.state.rules, live.dealt.deck, live.state)) });
      },
    },
    found: /^answer to read-record/,
    ask: 'read-record',
  },
  'the scene tells how many small tarocks were laid away': {
    plant: {
      message: (message, evening) => {
        const zones = Object.entries(liveIn(evening)?.state.zones ?? {}).filter(([zone]) => !zone.startsWith('hand:'));
        const small = zones.flatMap(([, cards]) => cards).filter((card) => /^T\d$/.test(card)).length;
        return message.type === 'table' ? { ...message, scene: { ...message.scene, small } } : message;
      },
    },
    found: /^table another choice change scene\.small/,
  },
  'who thinks is missing if seat 2 has tarock II': {
    plant: {
      message: (message, evening) =>
        message.type === 'table' && holds(evening, 2, 'T2')
          ? { ...message, scene: { ...message.scene, flow: { ...message.scene.flow, thinks: null } } }
          : message,
    },
    found: /^table.*thinks/,
  },
};

/** The aim of a game, in whose turn it is. */
const aimOf = (game: number): Aim => must(AIMS[(game * 7) % AIMS.length], 'an aim');
/** Tips are given, moves taken back and the rest claimed only at a free table. */
const isFree = (game: number): boolean => game % 3 !== 2;

test.each(Object.entries(LEAKS))(
  'it would be found if %s',
  async (_, { plant, found, ask }) => {
    const isFound = ({ message, detail }: Leak): boolean => found.test(`${message} ${detail}`);
    const all: Leak[] = [];
    for (let game = 0; game < GAMES_PLAYED && !all.some(isFound); game++) {
      const wishes = { plant, free: isFree(game), until: isFound, ...(ask && { ask: [ask] }) };
      all.push(...(await playWatched(aimOf(game), 'leak', game, wishes)).leaks);
    }
    expect(all.filter(isFound)).not.toEqual([]);
  },
  300_000,
);

/** The answer to any command is a place for a leak, that to a new one too. */
test('it would be found if the answer to any command told where the cards are', async () => {
  const zones = (evening: Evening): string => JSON.stringify(liveIn(evening)?.state.zones);
  const plant: Plant = {
    answer: (_, answer, evening) =>
      answer.ok ? ({ ok: true, value: { at: zones(evening) } } as never) : telling(answer, zones(evening)),
  };
  // Those are asked in the same way, and costly.
  let missing = QUESTIONS.filter((type) => !IN_THREADS.has(type));
  for (let game = 0; game < GAMES_PLAYED && missing.length > 0; game++) {
    const { leaks } = await playWatched(aimOf(game), 'leak', game, {
      plant,
      free: isFree(game),
      ask: missing,
      once: true,
    });
    missing = missing.filter((type) => !leaks.some(({ message }) => message === `answer to ${type}`));
  }
  expect(missing).toEqual([]);
}, 300_000);
