import { describe, expect, test } from 'vitest';
import type { Notes } from '#engine/core/json.ts';
import type { Seat } from '#engine/core/seat.ts';
import type { Action } from '#engine/kernel/deal/action.ts';
import type { SeenEvent, View } from '#engine/kernel/deal/view.ts';
import type { Fact } from '#engine/kernel/words/phrase.ts';
import { tableOf } from '#engine/testing/any-table.ts';
import { reform } from '../game.ts';

const wordsOf = (options: Notes = {}) => reform.words(tableOf(reform, 'reform', options));
const words = wordsOf();
const NOW = { deal: 1, factors: [], pot: { n: 0, d: 1 }, notes: {} };
const viewOf = (parts: object): View =>
  ({
    viewer: 0,
    active: [0, 1, 2, 3],
    history: [],
    items: [],
    games: [],
    zones: {},
    now: NOW,
    ...parts,
  }) as unknown as View;
const entered = (phase: string): SeenEvent => ({ type: 'entered', phase });
const game = (contract: string, more: object = {}) => ({ declarer: 0, contract, with: {}, ...more });
const item = (about: string, by: Seat, more: object = {}): View['items'][number] => ({
  about,
  by,
  stage: 'announced',
  against: [],
  doublings: [],
  ...more,
});

const german = ({ text }: Fact): string => text.de;
const phrase = (action: object, parts: object) => words.phrase(action as Action, viewOf(parts));

describe('the button of an exchange', () => {
  const cards = ['CQ', 'CN', 'H4', 'DN', 'SJ', 'T2'];
  const taken = (n: number, parts: object, all = words) =>
    all.phrase({ type: 'take', group: 0, cards: cards.slice(0, n) } as Action, viewOf(parts)).text.de;

  test('says what the game is worth with so many cards', () => {
    const games = [game('dreier')];
    expect([0, 3, 4, 6].map((n) => taken(n, { games }))).toEqual([
      'Keine Karten, das Spiel gilt 16 statt 10',
      '3 Karten nehmen',
      '4 Karten, das Spiel gilt 8 statt 10',
      '6 Karten, das Spiel gilt 4 statt 10',
    ]);
    expect(taken(4, { games }, wordsOf({ mortgage: false }))).toBe('4 Karten nehmen');
  });

  test('is asked with what more or fewer cards do, not as a duty', () => {
    const ask = (contract: string, all = words) =>
      all.phrase({ type: 'take', group: 0, cards: [] } as Action, viewOf({ games: [game(contract)] })).ask?.de;
    expect(ask('sechserdreier')).toBe('Welche nimmst du? Bis zu 6; mit jeder weniger gilt das Spiel mehr.');
    expect(ask('dreier')).toContain('mit jeder weniger mehr, mit jeder mehr weniger');
    expect(ask('dreier', wordsOf({ mortgage: false }))).toBe('Welche 3 Karten nimmst du?');
  });

  test('counts on what it is worth alone, and on a fixed value', () => {
    expect(taken(2, { games: [game('rufer', { with: { kingTalon: 'alone' } })] })).toContain('2,4 statt 2');
    expect(taken(2, { games: [game('dreier')], now: { ...NOW, notes: { fixed: 12 } } })).toContain('14,4 statt 12');
  });
});

describe('cards that are laid away first', () => {
  const cards = ['C8', 'H4'];
  const lay = (n: number, parts: object, all = words) =>
    all.phrase({ type: 'lay', cards: cards.slice(0, n) } as Action, viewOf(parts)).text.de;

  test('settle what the game is worth; what is taken then changes nothing', () => {
    const games = [game('oberdreier')];
    expect([0, 2].map((n) => lay(n, { games }))).toEqual([
      'Keine Karten, das Spiel gilt 24 statt 15',
      '2 Karten, das Spiel gilt 18 statt 15',
    ]);
    expect(lay(2, { games }, wordsOf({ mortgage: false }))).toBe('2 Karten weglegen');
    const laid = { games: [game('oberdreier', { with: { exchanged: 2 } })] };
    const taken = phrase({ type: 'take', group: 0, cards }, laid);
    expect([taken.text.de, taken.ask?.de]).toEqual(['2 Karten nehmen', 'Welche 2 Karten nimmst du dafür?']);
  });

  test('are replaced by cards that nobody sees, and more than a group by some of the other', () => {
    const unseen = (exchanged: number) =>
      phrase({ type: 'take-unseen', group: 1 }, { games: [game('oberdreier', { with: { exchanged } })] });
    expect([unseen(3).text.de, unseen(3).line?.de]).toEqual(['Die zweite Gruppe', undefined]);
    expect(unseen(4).line?.de).toBe('Sie ganz, und den Rest aus der anderen.');
  });

  test('are any other time only named', () => {
    expect(lay(2, { games: [game('dreier', { with: { exchanged: 2 } })] })).toBe('Weglegen');
  });
});

describe('a game with a bird', () => {
  test('is bid for the game and the bird', () => {
    const bids = ['uhurufer', 'solouhurufer', 'solorufer'].map((contract) => phrase({ type: 'bid', contract }, {}));
    expect(bids.map(({ ladder, worth }) => [ladder, worth?.won.de])).toEqual([
      ['rufer', '4 + 16'],
      ['solorufer', '8 + 32'],
      ['solorufer', '8'],
    ]);
  });

  test('costs half of both if it is given up', () => {
    const games = [game('uhurufer')];
    expect(phrase({ type: 'alone' }, { games }).line?.de).toContain('das Spiel gilt 4, der Vogel 16.');
    expect(phrase({ type: 'schleifen-king' }, { games }).line?.de).toContain('zahlst jedem 10');
  });

  test('costs the more with a Hölzel, and with the kontra that stands', () => {
    const games = [game('rufer')];
    const kontra = { step: 'kontra', by: 2, early: true } as const;
    const items = [item('game', 0, { doublings: [kontra] })];
    const at = { games, items, now: { ...NOW, notes: { hoelzel: [1, 0, 0, 0] } } };
    const lineOf = (type: string, parts: object) => phrase({ type }, parts).line?.de;
    expect(lineOf('schleifen-king', at)).toContain('zahlst jedem 6;');
    expect(lineOf('alone', at)).toContain('Das Kontra bleibt.');
    expect(lineOf('wald-und-wiese', at)).toContain('Ein Kontra gilt dann nicht mehr.');
    const protested = items.map((one) => ({ ...one, protests: [{ by: 3, of: 1 }] }));
    expect(lineOf('schleifen-king', { ...at, items: protested })).toContain('zahlst jedem bis zu 6;');
    expect(lineOf('alone', { games })).not.toContain('Kontra');
  });

  test('lets another be announced during play, and tells what it then counts', () => {
    const parts = { games: [game('solouhurufer')], history: [entered('tricks')] };
    const said = phrase({ type: 'announce', bonus: 'kakadu' }, parts);
    expect([said.text.de, said.say.de, said.worth?.won.de]).toEqual(['Kakadu ansagen', 'Kakadu', '48']);
  });
});

test('a purchase is asked with its price, and the vote with its buyer', () => {
  const games = [game('dreier')];
  const offered = phrase({ type: 'buy' }, { games });
  expect([offered.ask?.de, offered.line?.de]).toEqual([
    'Kaufst du das Spiel?',
    'Es wird dein Spiel, und du zahlst jedem der anderen 5, auch wenn du gewinnst.',
  ]);
  const history: readonly SeenEvent[] = [{ type: 'said', by: 2, action: { type: 'buy' } }];
  const vote = phrase({ type: 'agree' }, { games, history });
  expect(vote.ask?.de).toContain('Darf {buyer} das Spiel kaufen?');
  expect(vote.values).toEqual({ buyer: { seat: 2 }, chair: { seat: 0 } });
  // The price is what the buyer's Hölzel makes of it, and not the voter's.
  const priced = (hoelzel: readonly number[]) =>
    phrase({ type: 'agree' }, { games, history, now: { ...NOW, notes: { hoelzel } } });
  expect(priced([0, 0, 1, 0]).line?.de).toContain('je 10.');
  expect(priced([1, 1, 0, 1]).line?.de).toContain('je 5.');
});

describe('the vote on a purchase', () => {
  const said = (by: Seat, type: string): SeenEvent => ({ type: 'said', by, action: { type } });
  const seller = 3;
  /** Of a game of seat 3 that seat 1 wants to buy; forehand has the chair unless the declarer leads. */
  const voteAt = (by: Seat, votes: readonly SeenEvent[], { contract = 'dreier', all = words, more = {} } = {}) => {
    const history = [entered('ankauf'), said(0, 'no-buy'), said(1, 'buy'), ...votes];
    const at = viewOf({ viewer: by, games: [game(contract, { declarer: seller })], history, ...more });
    return (type: string) => all.phrase({ type }, at, by);
  };

  test('is asked with whose word decides a tie', () => {
    const asked = (by: Seat, more: Parameters<typeof voteAt>[2] = {}) => voteAt(by, [], more)('agree').ask?.de;
    expect(asked(2)).toContain('Bei 2 : 2 entscheidet der Vorsitz ({chair}).');
    expect(voteAt(2, [])('refuse').values).toEqual({ buyer: { seat: 1 }, chair: { seat: 0 } });
    expect(asked(0)).toContain('Du hast den Vorsitz: Bei 2 : 2 entscheidet deine Stimme.');
    // The seller would lead.
    expect(asked(3, { contract: 'bettel' })).toContain('Du hast den Vorsitz');
    const all = wordsOf({ ankaufChair: 'score-leader' });
    const totals = [1, 5, 2, 3].map((n) => ({ n, d: 1 }));
    expect(asked(2, { all, more: { now: { ...NOW, totals } } })).toContain('Bei 2 : 2 ist es verkauft, denn {chair}');
  });

  test('tells with its last word what it came to, and who plays', () => {
    const [yes, no] = ['agree', 'refuse'];
    const last = (...votes: readonly string[]) => {
      const before = votes.slice(0, -1).map((type, i) => said(i === 0 ? 2 : 3, type));
      return voteAt(0, before)(votes.at(-1) ?? '').say.de;
    };
    expect([last(yes), last(yes, no)]).toEqual(['Ich bin dafür', 'Ich bin dagegen']);
    expect(last(no, yes, yes)).toBe('Ich bin dafür. 3 : 1, neuer Spieler: {buyer}');
    expect(last(no, no, no)).toBe('Ich bin dagegen. 1 : 3, nicht verkauft');
    expect(last(no, no, yes)).toBe(
      'Ich bin dafür. 2 : 2, der Vorsitz ({chair}) entscheidet dafür, neuer Spieler: {buyer}',
    );
    expect(last(no, yes, no)).toBe('Ich bin dagegen. 2 : 2, der Vorsitz ({chair}) entscheidet dagegen, nicht verkauft');
  });

  test('is told the same when the game has changed hands', () => {
    const votes = [said(2, 'refuse'), said(3, 'agree')];
    const games = [game('bettel', { declarer: 1, with: { soldBy: seller } })];
    const { say, values } = voteAt(0, votes, { more: { games } })('refuse');
    expect(say.de).toContain('2 : 2, der Vorsitz ({chair}) entscheidet dafür, neuer Spieler');
    expect(values['chair']).toEqual({ seat: seller });
  });
});

describe('a kontra', () => {
  const kontra = (type: string, key: string, parts: object) => {
    const { text, line, values } = phrase({ type, item: key }, parts);
    return [text.de, line?.de, values];
  };

  test('starts at three before the exchange, and stays on that ladder', () => {
    const games = [game('dreier')];
    const before = { games, items: [item('game', 0)], history: [entered('pre')] };
    expect(kontra('kontra', 'game', before)).toEqual(['Kontra aufs Spiel', 'zählt dann ×3', {}]);
    const doublings = [{ step: 'kontra', by: 1, early: true }];
    const after = { games, items: [item('game', 0, { doublings })], history: [entered('announce')] };
    expect(kontra('rekontra', 'game', after)).toEqual(['Rekontra aufs Spiel', 'zählt dann ×6', {}]);
    const fresh = { games, items: [item('game', 0)], history: [entered('announce')] };
    expect(kontra('kontra', 'game', fresh)[1]).toBe('zählt dann ×2');
  });

  test('is an opponent’s own in a negative game; its declarer says against whom', () => {
    const items = [1, 2, 3].map((seat) => item('game', 0, { against: [seat] }));
    const parts = { games: [game('bettel')], items, history: [entered('announce')] };
    expect(words.phrase({ type: 'kontra', item: 'game@2' } as Action, viewOf({ ...parts, viewer: 2 })).text.de).toBe(
      'Kontra',
    );
    expect(kontra('rekontra', 'game@2', parts)).toEqual([
      'Rekontra gegen {pair}',
      'zählt dann ×4',
      { pair: { seat: 2, object: true } },
    ]);
    expect(kontra('selbstkontra', 'game', parts)[0]).toBe('Selbstkontra aufs Spiel');
  });

  test('names whose announcement it is on if both sides have announced the same', () => {
    const one = { games: [game('dreier')], items: [item('uhu', 1)], history: [entered('announce')] };
    expect(kontra('kontra', 'uhu@1', one)[0]).toBe('Kontra Uhu');
    const both = { ...one, items: [item('uhu', 0), item('uhu', 1)] };
    expect(kontra('kontra', 'uhu@1', both)).toEqual(['Kontra Uhu ({who})', 'zählt dann ×2', { who: { seat: 1 } }]);
  });

  test('tells in the chip of the game what it is on', () => {
    const said = (one: View['items'][number]) => german(words.item(one));
    expect([said(item('game', 0)), said(item('game', 0, { against: [2] }))]).toEqual(['Spiel', 'Spiel gegen {pair}']);
    expect(said(item('suertaxe', 3))).toBe('Gramerboy (Sürtaxe)');
  });

  test('tells there what the item counts by it, who said it, and who is not bound', () => {
    const steps = (more: object) =>
      words.steps?.(item('game', 0, more)).map(({ text, values }) => [text.de, values?.['who']]);
    const kontra = { step: 'kontra', by: 1 };
    expect(steps({ doublings: [kontra] })).toEqual([['Kontra ×2 ({who})', { seat: 1 }]]);
    const doublings = [
      { ...kontra, early: true },
      { step: 'rekontra', by: 0 },
    ];
    expect(steps({ doublings, protests: [{ by: 2, of: 1 }] })).toEqual([
      ['Kontra ×3 ({who})', { seat: 1 }],
      ['Rekontra ×6 ({who})', { seat: 0 }],
      ['Protest gegen Kontra ({who})', { seat: 2 }],
    ]);
    expect(steps({ doublings: [{ step: 'selbstkontra', by: 0 }] })).toEqual([['Selbstkontra ×½ ({who})', { seat: 0 }]]);
  });

  test('that is protested leaves the step before', () => {
    const doublings = [{ step: 'kontra', by: 1 }];
    const parts = { games: [game('dreier')], items: [item('game', 0, { doublings })], viewer: 2 };
    const { text: said, line } = phrase({ type: 'protest', item: 'game', step: 'kontra' }, parts);
    expect(said.de).toBe('Protest gegen Kontra aufs Spiel');
    expect(line?.de).toContain('Für dich bleibt es bei ×1.');
  });
});

test('a bonus is announced with what it then brings in this game', () => {
  const said = (bonus: string, games: readonly object[]) => {
    const { text, line, worth } = phrase({ type: 'announce', bonus }, { games });
    return [text.de, line?.de, worth?.won.de];
  };
  expect(said('uhu', [game('rufer')])).toEqual(['Uhu', 'still 8, angesagt 16', '16']);
  expect(said('suertaxe', [game('dreier', { with: { exchanged: 2 } })])).toEqual([
    'Gramerboy (Sürtaxe)',
    'still (Sürtaxe) 1½ × Spiel, angesagt 3 × Spiel',
    '36',
  ]);
});

describe('the story of a game', () => {
  const story = (parts: object, view?: View) => words.story(parts, view).map(german);

  test('tells from whom it was bought, and what was exchanged', () => {
    const dreier = game('dreier', { declarer: 2, with: { soldBy: 0, exchanged: 2 } });
    expect(story(dreier, viewOf({ games: [dreier] }))).toEqual([
      'Dreier',
      '{who}',
      'Verkäufer: {seller}',
      'allein',
      '{n} {n|Karte|Karten} getauscht, gilt 12 statt 10',
    ]);
  });

  test('tells “the fourth” without its suit to whoever may not know it', () => {
    const called = game('rufer', { with: { fourth: true } });
    expect(story(called)).toEqual(['Rufer', '{who}', 'gerufen: der Vierte']);
    expect(story({ ...called, called: 'DK' })).toContain('gerufen: der Vierte ({called})');
  });
});

describe('the story of a game of its own kind', () => {
  const story = (parts: object, view?: View, all = words) => all.story(parts, view).map(german);

  test('tells of a bird, of a talon for one, and of open hands', () => {
    expect(story(game('kakadurufer'))).toContain('angesagt: Kakadu');
    expect(story(game('sechserdreier'))).toContain('nur der Spieler sieht den Talon');
    expect(story(game('oberdreier'), undefined, wordsOf({ oberdreierTalon: 'closed' }))).toContain(
      'niemand sieht den Talon',
    );
    expect(story(game('bettel-ouvert'))).toContain('offen nach dem ersten Stich');
  });

  test('tells of a king that comes out of a talon nobody saw', () => {
    const solo = game('solorufer', { called: 'CK' });
    const came = 'der gerufene König lag im Talon: allein gegen drei, jedes Kontra entfällt';
    expect(story(solo, viewOf({ zones: { 'talon:0': ['CK', 'H1', 'H2'] } }))).toContain(came);
    expect(story(solo, viewOf({}))).not.toContain(came);
  });
});

describe('who plays with whom', () => {
  const sides = (parts: object, view: object) => words.sides?.(parts, viewOf(view));
  const rufer = game('rufer', { called: 'CK' });

  test('stays open where a king was called', () => {
    expect(sides(rufer, { viewer: 'spectator' })).toEqual({ players: [0], opponents: [] });
    expect(sides(rufer, { viewer: 1 })).toEqual({ players: [0], opponents: [1] });
    expect(sides({ ...rufer, partner: 2 }, { viewer: 2 })).toEqual({ players: [0, 2], opponents: [1, 3] });
  });

  test('is known of an opponent who has spoken, by everybody, and of nobody else', () => {
    const doublings = [{ step: 'kontra', by: 3, early: true }];
    const items = [item('game', 0, { doublings, protests: [{ by: 1, of: 1 }] })];
    expect(sides(rufer, { viewer: 0, items })).toEqual({ players: [0], opponents: [1, 3] });
    const uhu = [item('game', 0), item('uhu', 2, { stage: 'announced' })];
    expect(sides(rufer, { viewer: 'spectator', items: uhu })).toEqual({ players: [0], opponents: [2] });
    expect(sides(rufer, { viewer: 1, items: uhu })).toEqual({ players: [0], opponents: [1, 2] });
  });

  test('is known to whoever sees the king in the talon or in the declarer’s hand', () => {
    const alone = { players: [0], opponents: [1, 2, 3] };
    expect(sides(rufer, { viewer: 1, zones: { 'talon:1': ['CK', 'H1', 'H2'] } })).toEqual(alone);
    const own: SeenEvent = { type: 'moved', cards: ['CK'], from: 'deck', to: 'hand:0' };
    expect(sides(rufer, { viewer: 0, history: [own] })).toEqual(alone);
    expect(sides(game('bettel'), {})).toEqual(alone);
  });
});

test('the series lends a Hölzel to its holder, a Radel round, and a fixed value', () => {
  const facts = words.series?.({ ...NOW, notes: { hoelzel: [0, 1, 2, 0], radel: true, fixed: 12 } });
  expect(facts?.map(({ text: { de }, role }) => [de, role?.seat])).toEqual([
    ['Hölzel: {who}', 1],
    ['{n} Hölzel: {who}', 2],
    ['Radel: alles zählt doppelt', undefined],
    ['Jedes Spiel gilt {n}', undefined],
  ]);
  expect(words.series?.(NOW)).toEqual([]);
});
