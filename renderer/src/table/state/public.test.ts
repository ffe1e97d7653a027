import '#page/testing/loaded.ts';
import { expect, test } from 'vitest';
import type { Viewer } from '#engine/core/seat.ts';
import { bid, dealOut, type DealtDeal, GOOD, PASS, VORHAND } from '#engine/testing/dealt.ts';
import { Words } from '#page/i18n/words.ts';
import { chipOf } from '../speech/chip.ts';
import { chaptersOf, headOf, talkOf } from '../speech/course.ts';
import { say } from '../speech/say.ts';
import { partiesOf } from '../story/parties.ts';
import { storyOf } from '../story/story.ts';
import { tallyOf } from './tally.ts';
import { trumpsOf } from './trumps.ts';

const words = new Words('de', { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {}, rulesVersion: 1 });
const names = ['Anna', 'Bert', 'Cilli', 'Doris'];
const HAND = 'T22 T20 T15 T12 T9 T3 HK HQ C7 C8 D2 D1';
const hearingOf = (deal: DealtDeal, viewer: Viewer = 'spectator') => ({ words, names, view: deal.seenBy(viewer) });

/** A Rufer of Anna with the king of clubs, which Cilli has, announced with a Trull and a kontra. */
function rufer(): DealtDeal {
  const deal = dealOut({ 'hand:0': HAND, 'hand:2': 'CK', 'talon:0': 'C9 S10 H4' });
  deal.go(VORHAND, PASS, PASS, PASS, bid('rufer'), { type: 'call', king: 'CK' }, { type: 'take', half: 0 });
  deal.go({ type: 'discard', cards: ['C9', 'S10', 'H4'] }, { type: 'announce', bonus: 'trull' }, GOOD);
  deal.go({ type: 'kontra', item: 0 });
  while (deal.s.phase === 'announce') deal.go(GOOD);
  return deal;
}
const play = (deal: DealtDeal, cards: number) => {
  for (let i = 0; i < cards; i++) deal.go(deal.offered[0] ?? {});
};

test('the chip says what is played, by whom, for what, and what was announced and doubled', () => {
  const chip = chipOf(hearingOf(rufer()));
  expect(chip.before).toEqual([]);
  expect(chip.games).toEqual([
    {
      name: 'Rufer',
      facts: [
        { words: 'Anna', party: 'declarer' },
        { words: 'gerufen: Treff-König', party: undefined },
        { words: 'ab 35⅔ Punkten', party: undefined },
      ],
    },
  ]);
  expect(chip.said).toEqual([
    { words: 'Spiel', doubled: 'Kontra (Bert)' },
    { words: 'Trull (Anna)', doubled: '' },
  ]);
  expect(chip.pot).toBeUndefined();
});

test('before there is a game it says what is going on and what stands', () => {
  const deal = dealOut({ 'hand:0': HAND });
  expect(chipOf(hearingOf(deal)).before).toEqual(['Lizitation', 'Noch ist kein Spiel angesagt.']);
  deal.go(bid('dreier'));
  expect(chipOf(hearingOf(deal)).before).toEqual(['Lizitation', 'Es steht: Dreier (Anna)']);
  // Whoever is asked is told so there.
  expect(chipOf(hearingOf(deal, 1)).before).toEqual(['Lizitation']);
});

test('a partner is shown to whoever knows, and to everybody once the king has fallen', () => {
  const deal = rufer();
  const parties = (viewer: Viewer) => Object.fromEntries(partiesOf(deal.seenBy(viewer), words));
  // Bert has doubled the game.
  expect(parties('spectator')).toEqual({ 0: 'declarer', 1: 'opponent' });
  expect(parties(1)).toEqual({ 0: 'declarer', 1: 'opponent' });
  expect(parties(2)).toEqual({ 0: 'declarer', 1: 'opponent', 2: 'partner', 3: 'opponent' });
  while (deal.seenBy('spectator').games[0]?.partner === undefined) play(deal, 1);
  expect(parties('spectator')).toEqual({ 0: 'declarer', 1: 'opponent', 2: 'partner', 3: 'opponent' });
});

test('whoever plays one of several games is a declarer', () => {
  const games = [0, 2].map((declarer) => ({ declarer, contract: 'piccolo', with: {} }));
  const view = { ...rufer().seenBy('spectator'), games };
  expect(Object.fromEntries(partiesOf(view, words))).toEqual({
    ...{ 0: 'declarer', 1: 'opponent' },
    ...{ 2: 'declarer', 3: 'opponent' },
  });
});

test('the course has everything that was said, phase by phase, and no cards that were played', () => {
  const deal = rufer();
  play(deal, 9);
  const hearing = hearingOf(deal, 1);
  const chapters = talkOf(hearing.view).map((chapter) => [
    headOf(chapter, words),
    chapter.steps.map((line) => `${names[line.by] ?? ''}: ${say(line, hearing)}`),
  ]);
  expect(chapters).toEqual([
    ['Lizitation', ['Anna: Vorhand', 'Bert: Weiter', 'Cilli: Weiter', 'Doris: Weiter']],
    ['Vorhand wählt', ['Anna: Rufer']],
    ['König rufen', ['Anna: Ich rufe Treff-König']],
    ['Talon', ['Anna: Ich nehme die 1. Hälfte']],
    ['Verlegen', ['Anna: hat verlegt']],
    [
      'Ansagen',
      [
        ...['Anna: Trull', 'Anna: Ich liege', 'Bert: Kontra aufs Spiel', 'Bert: Gut'],
        ...['Cilli: Gut', 'Doris: Gut', 'Anna: Gut'],
      ],
    ],
  ]);
});

test('steps of a trick stand under its number', () => {
  const step = (at: number, phase: string, trick: number) => ({ at, phase, trick });
  const steps = [step(1, 'announce', 0), step(2, 'tricks', 1), step(3, 'tricks', 1), step(4, 'tricks', 2)];
  expect(chaptersOf(steps).map((chapter) => [headOf(chapter, words), chapter.steps.length])).toEqual([
    ['Ansagen', 1],
    ['1. Stich', 2],
    ['2. Stich', 1],
  ]);
});

test('what somebody’s tricks count so far, in a game for points', () => {
  const deal = rufer();
  expect(tallyOf(deal.seenBy(3), 0, words)).toBe('0 Punkte');
  play(deal, 4);
  // Sküs has taken another honour and two other tarocks: 13 + 13 + 1 + 1 thirds.
  expect([0, 1].map((seat) => tallyOf(deal.seenBy(3), seat, words))).toEqual(['9⅓ Punkte', '0 Punkte']);
  const lost = dealOut({ 'hand:0': HAND });
  expect(tallyOf(lost.seenBy(0), 0, words)).toBeUndefined();
  lost.go(bid('bettel'), PASS, PASS, PASS);
  expect(tallyOf(lost.seenBy(0), 0, words)).toBeUndefined();
});

test('trumps that were played, and those that the viewer sees nowhere, as a help to count them', () => {
  const deal = rufer();
  const counted = (viewer: Viewer) => trumpsOf(deal.seenBy(viewer), storyOf(deal.seenBy(viewer)), words);
  expect(counted(0)).toBeUndefined();
  play(deal, 4);
  const [own, other] = [counted(0), counted(3)];
  expect([own?.played, other?.played]).toEqual([4, 4]);
  // The half of the talon that Anna left lies open.
  const hidden = [1, 2, 3].flatMap((seat) => deal.s.zones[`hand:${seat}`] ?? []);
  expect(own?.out).toBe(hidden.filter((card) => card.startsWith('T')).length);
  const german = new Words('de', { family: 'bavarian', profile: 'simple-points', options: {}, rulesVersion: 1 });
  expect(trumpsOf(deal.seenBy(0), storyOf(deal.seenBy(0)), german)).toBeUndefined();
});
