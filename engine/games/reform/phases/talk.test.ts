import { describe, expect, test } from 'vitest';
import { must } from '#engine/core/assert-never.ts';
import type { Notes } from '#engine/core/json.ts';
import { ZERO } from '#engine/core/rational.ts';
import { evolve } from '#engine/kernel/deal/evolve.ts';
import { namedIn } from '#engine/kernel/deal/offers.ts';
import type { PhaseOf } from '#engine/kernel/deal/phase.ts';
import type { State } from '#engine/kernel/deal/state.ts';
import { completeOptions } from '#engine/kernel/family/options.ts';
import type { Game } from '#engine/kernel/score.ts';
import { itemsOf } from '../items.ts';
import { FAMILY, rulesetOf } from '../ruleset.ts';
import { announce, pre } from './talk.ts';

/** A declares, B, C and D follow in turn. */
const SEATS = 'ABCD';
const KING = 'HK';

interface Table {
  readonly contract?: string;
  /** Who holds the called king: A called their own, `-` is the talon. */
  readonly king?: 'A' | 'C' | '-';
  readonly with?: Notes;
  readonly options?: Notes;
  readonly notes?: Notes;
}

type Word = { readonly type: 'good' } | { readonly type: string; readonly item: string };

/** `B kontra:game`, `C announce:uhu`, `A protest:game:rekontra`, `D good`. */
function worded(line: string): { readonly seat: number; readonly action: Word } {
  const [who = '', said = ''] = line.split(' ');
  const [type = '', of, step] = said.split(':');
  const about = type === 'announce' ? { bonus: of } : of === undefined ? {} : { item: of, ...(step && { step }) };
  return { seat: SEATS.indexOf(who), action: { type, ...about } as Word };
}

/** A talk in the phase, at a table: what is said there is said by whoever is asked, or refused. */
function talkIn(id: 'pre' | 'announce', { contract = 'rufer', king = 'C', options = {}, notes = {}, ...table }: Table) {
  const agreed = completeOptions(FAMILY, 'reform', options);
  if (!agreed.ok) throw new Error(agreed.error.code);
  const ruleset = rulesetOf(agreed.value);
  const isCalled = ruleset.contractOf({ contract }).side === 'king';
  const game: Game = {
    ...{ declarer: 0, contract, with: table.with ?? {} },
    ...(isCalled && { called: KING }),
    ...(isCalled && king === 'C' && { partner: 2 }),
  };
  const active = [1, 2, 3, 0];
  const phase = (id === 'pre' ? pre : announce)(ruleset) as unknown as PhaseOf<Word>;
  const holder = SEATS.indexOf(king);
  let s: State = {
    ...{ table: 4, active, dealer: 0, now: { deal: 1, factors: [], pot: ZERO, notes } },
    ...{
      zones: { [`hand:${holder}`]: [KING] },
      known: { [KING]: [holder] },
      phase: id,
      end: null,
      notes: {},
      attempts: [],
    },
    ...{ games: [game], items: itemsOf(ruleset, game, active), log: [] },
  };
  const refused = (line: string): string | undefined => {
    const { seat, action } = worded(line);
    expect(phase.turn(s).must, line).toEqual([seat]);
    const offered = namedIn(phase.offers(s, seat)).some((one) => JSON.stringify(one) === JSON.stringify(action));
    const refusal = phase.refuse(s, seat, action);
    expect(offered, line).toBe(refusal === undefined);
    return refusal?.code;
  };
  const talk = {
    get s() {
      return s;
    },
    /** Who is asked; nobody once the talk is over. */
    get asked() {
      return phase.turn(s).must.map((seat) => SEATS[seat]);
    },
    get offered() {
      return namedIn(phase.offers(s, must(phase.turn(s).must[0], 'a seat')));
    },
    item: (about: string) => s.items.find((item) => item.about === about),
    refused,
    said(...lines: readonly string[]) {
      for (const line of lines) {
        expect(refused(line), line).toBeUndefined();
        const { seat, action } = worded(line);
        s = evolve(s, ...phase.decide(s, seat, phase.actions.parse(action)));
      }
      return talk;
    },
    /** Goes on to what follows. */
    closed() {
      expect(talk.asked).toEqual([]);
      s = evolve(s, ...phase.next(s));
      return s;
    },
  };
  return talk;
}

const doublings = (...steps: readonly (readonly [string, number])[]) => steps.map(([step, by]) => ({ step, by }));

describe('the examples of the specification (reform §6.3)', () => {
  test('(a) who announces for the declarer is the partner, and then everybody is known', () => {
    const talk = talkIn('announce', {}).said('A good', 'B kontra:game', 'B good', 'C announce:pagat-ultimo', 'C good');
    talk.said('D kontra:pagat-ultimo@2', 'D good', 'A rekontra:game', 'A good', 'B good', 'C good', 'D good');
    expect(talk.item('game')?.doublings).toEqual(doublings(['kontra', 1], ['rekontra', 0]));
    expect(talk.item('pagat-ultimo')).toMatchObject({ by: 2, stage: 'announced', doublings: doublings(['kontra', 3]) });
    expect(talk.closed().phase).toBe('tricks');
  });

  test('(b) an opponent whom nobody knows has to say kontra before announcing', () => {
    const talk = talkIn('announce', {}).said('A good');
    expect(talk.refused('B announce:kakadu')).toBe('side-not-known');
    talk.said('B kontra:game', 'B announce:kakadu', 'B good', 'C good');
    // Kontra by one says nothing of the others.
    expect(talk.refused('D announce:uhu')).toBe('side-not-known');
  });

  test('(c) who protests has no part in the step', () => {
    const talk = talkIn('announce', {}).said('A good', 'B kontra:game', 'B good', 'C good', 'D protest:game:kontra');
    expect(talk.item('game')?.protests).toEqual([{ by: 3, of: 1 }]);
    talk.said('D good', 'A rekontra:game', 'A good', 'B good', 'C good');
    expect(talk.refused('D subkontra:game')).toBe('kontra-after-protest');
    expect(talk.refused('D protest:game:kontra')).toBe('nothing-to-protest');
    expect(talk.said('D announce:uhu').item('uhu')).toMatchObject({ by: 3 });
  });

  test('(d) the partner cannot double, only halve, and then nobody can double', () => {
    const talk = talkIn('announce', {}).said('A good', 'B good');
    expect(talk.refused('C kontra:game')).toBe('kontra-own-side');
    talk.said('C selbstkontra:game', 'C good', 'D good', 'A good');
    expect(talk.refused('B kontra:game')).toBe('kontra-closed');
    expect(talk.refused('B protest:game:kontra')).toBe('nothing-to-protest');
    expect(talk.refused('B selbstkontra:game')).toBe('selbstkontra-not-yours');
    expect(talk.item('game')?.doublings).toEqual(doublings(['selbstkontra', 2]));
  });

  test('(e) what nobody has anything to say about is not played', () => {
    const quiet = talkIn('announce', {}).said('A good', 'B good', 'C good', 'D good').closed();
    expect(quiet).toMatchObject({ end: 'settle', games: [{ with: { unplayed: true } }] });
  });
});

describe('the bird of a bid (reform §6.3)', () => {
  const UHU = { contract: 'uhurufer' };

  test('is doubled beside the game, and answered by its own side', () => {
    const talk = talkIn('announce', UHU).said('A good', 'B kontra:uhu@0', 'B good', 'C rekontra:uhu@0', 'C good');
    expect(talk.item('uhu')).toMatchObject({
      by: 0,
      stage: 'bid',
      doublings: doublings(['kontra', 1], ['rekontra', 2]),
    });
    expect(talk.item('game')?.doublings).toEqual([]);
    expect(talk.refused('D kontra:uhu@0')).toBe('kontra-wrong-step');
    expect(talk.said('D subkontra:uhu@0').item('uhu')?.doublings).toHaveLength(3);
  });

  test('is doubled before the exchange, where the first step counts more', () => {
    const talk = talkIn('pre', UHU).said('B kontra:uhu@0', 'B good', 'C good', 'D good', 'A rekontra:uhu@0');
    expect(talk.item('uhu')?.doublings).toEqual([
      { step: 'kontra', by: 1, early: true },
      { step: 'rekontra', by: 0 },
    ]);
    expect(talk.said('A good', 'B good', 'C good', 'D good').closed().phase).toBe('king-talon');
  });

  test('has protests of its own', () => {
    const talk = talkIn('announce', UHU).said('A good', 'B kontra:uhu@0', 'B kontra:game', 'B good', 'C good');
    talk.said('D protest:uhu@0:kontra');
    expect(talk.item('uhu')?.protests).toEqual([{ by: 3, of: 1 }]);
    expect(talk.item('game')).not.toHaveProperty('protests');
  });

  test('is halved by its own side alone, without the game', () => {
    const talk = talkIn('pre', UHU);
    expect(talk.refused('B selbstkontra:uhu@0')).toBe('selbstkontra-not-yours');
    talk.said('B good', 'C selbstkontra:uhu@0', 'C good');
    expect(talk.refused('D kontra:uhu@0')).toBe('kontra-closed');
    expect(talk.said('D kontra:game').item('game')?.doublings).toHaveLength(1);
  });

  test('is not announced again by its side, but may be by the other one', () => {
    const talk = talkIn('announce', UHU);
    expect(talk.refused('A announce:uhu')).toBe('already-declared');
    talk.said('A announce:kakadu', 'A good', 'B kontra:game', 'B announce:uhu', 'B good');
    expect(talk.refused('C announce:uhu')).toBe('already-declared');
    expect(talk.s.items.map(({ about, by, stage }) => `${about}@${by} ${stage}`)).toEqual([
      'game@0 bid',
      'uhu@0 bid',
      'kakadu@0 announced',
      'uhu@1 announced',
    ]);
  });

  test.each(['pagatrufer', 'uhurufer', 'kakadurufer', 'solopagatrufer', 'solouhurufer', 'solokakadurufer'])(
    '%s is played even if nobody says a word',
    (contract) => {
      const quiet = talkIn('announce', { contract }).said('A good', 'B good', 'C good', 'D good');
      expect(quiet.s.items).toHaveLength(2);
      expect(quiet.closed().phase).toBe('tricks');
    },
  );

  test('cannot be doubled once the value of the game is fixed', () => {
    const talk = talkIn('announce', { ...UHU, notes: { fixed: 12 } }).said('A good');
    expect(talk.refused('B kontra:uhu@0')).toBe('kontra-closed');
  });
});

describe('a king that may lie in a talon that nobody sees', () => {
  const SAID = ['A good', 'B kontra:game', 'B good', 'C kontra:uhu@0', 'C good', 'D protest:game:kontra', 'D good'];

  test('is treated as an own king is: nothing that is offered or refused tells them apart', () => {
    const talks = (['A', '-'] as const).map((king) => talkIn('announce', { contract: 'solouhurufer', king }));
    const [own, lying] = talks.map((talk) =>
      SAID.map((line) => {
        const offered = talk.offered;
        talk.said(line);
        return offered;
      }),
    );
    expect(lying).toEqual(own);
  });
});

describe('a Farbensolo', () => {
  test('has a Volat to announce, and nothing else', () => {
    const talk = talkIn('announce', { contract: 'farbensolo' });
    expect(talk.offered.filter(({ type }) => type === 'announce')).toEqual([{ type: 'announce', bonus: 'volat' }]);
    expect(talk.refused('A announce:pagat-ultimo')).toBe('bonus-not-in-contract');
  });
});

describe('a Rufer without a word', () => {
  const GOODS = ['A good', 'B good', 'C good', 'D good'];
  const after = (table: Table) =>
    talkIn('announce', table)
      .said(...GOODS)
      .closed().end;

  test('is not played with an own king either', () => expect(after({ king: 'A' })).toBe('settle'));
  test('is played if the table plays it', () => expect(after({ options: { ruferUnplayed: false } })).toBeNull());
  test('is always played alone with the king from the talon', () =>
    expect(after({ king: '-', with: { kingTalon: 'alone' } })).toBeNull());
  test('is played after a kontra, whenever it was said', () => {
    const talk = talkIn('announce', {}).said('A good', 'B kontra:game', 'B good', 'C good', 'D good', 'A good');
    expect(talk.closed().end).toBeNull();
  });
  test.each(['C selbstkontra:game', 'C announce:volat'])('is played after %s', (line) => {
    const talk = talkIn('announce', {}).said('A good', 'B good', line, 'C good', 'D good', 'A good', 'B good');
    expect(talk.closed().end).toBeNull();
  });
  test('is another matter than a Dreier', () => expect(after({ contract: 'dreier' })).toBeNull());
});

describe('before the exchange', () => {
  test('the first to be asked is at the right of the declarer, and three are enough', () => {
    const talk = talkIn('pre', {});
    expect(talk.offered).not.toContainEqual({ type: 'announce', bonus: 'uhu' });
    talk.said('B good', 'C good');
    expect(talk.asked).toEqual(['D']);
    expect(talk.said('D good').closed().phase).toBe('king-talon');
  });

  test('only the first step counts more', () => {
    const talk = talkIn('pre', {}).said('B kontra:game', 'B good', 'C rekontra:game', 'C good', 'D good', 'A good');
    expect(talk.item('game')?.doublings).toEqual([
      { step: 'kontra', by: 1, early: true },
      { step: 'rekontra', by: 2 },
    ]);
    expect(talk.said('B good').closed().phase).toBe('king-talon');
  });

  test('a kontra after it is an ordinary one', () => {
    const talk = talkIn('announce', {}).said('A good', 'B kontra:game');
    expect(talk.item('game')?.doublings).toEqual(doublings(['kontra', 1]));
  });

  test('Selbstkontra and Protest are said there too', () => {
    const halved = talkIn('pre', {}).said('B good', 'C selbstkontra:game', 'C good');
    expect(halved.refused('D kontra:game')).toBe('kontra-closed');
    const protest = talkIn('pre', {}).said('B kontra:game', 'B good', 'C good', 'D protest:game:kontra');
    expect(protest.item('game')?.protests).toEqual([{ by: 3, of: 1 }]);
  });
});

describe('steps', () => {
  test('belong to the sides in turn, each once and in order, up to the limit of the table', () => {
    const talk = talkIn('announce', {}).said('A good');
    expect(talk.refused('B rekontra:game')).toBe('kontra-wrong-step');
    expect(talk.refused('B mord:game')).toBe('kontra-above-limit');
    expect(talk.refused('B kontra:uhu@0')).toBe('no-such-item');
    talk.said('B kontra:game');
    expect(talk.refused('B kontra:game')).toBe('kontra-wrong-step');
    expect(talk.refused('B rekontra:game')).toBe('kontra-own-side');
    expect(talk.refused('B protest:game:kontra')).toBe('nothing-to-protest');
    talk.said('B good', 'C rekontra:game');
    expect(talk.refused('C selbstkontra:game')).toBe('selbstkontra-too-late');
    talk.said('C good', 'D subkontra:game', 'D good');
    expect(talk.refused('A subkontra:game')).toBe('kontra-wrong-step');
    expect(talk.refused('A protest:game:kontra')).toBe('nothing-to-protest');
    talk.said('A protest:game:rekontra', 'A good');
    expect(talk.item('game')?.protests).toEqual([{ by: 0, of: 2 }]);
    talk.said('B protest:game:subkontra', 'B good', 'C hirsch:game', 'C good');
    expect(talk.item('game')?.protests).toEqual([
      { by: 0, of: 2 },
      { by: 1, of: 3 },
    ]);
    expect(talk.refused('D mord:game')).toBe('kontra-above-limit');
  });

  test('go on to Mord where the table has it', () => {
    const talk = talkIn('announce', { options: { kontraLevels: 5 }, contract: 'dreier' });
    talk.said('A good', 'B kontra:game', 'B good', 'C good', 'D good', 'A rekontra:game', 'A good');
    talk.said('B subkontra:game', 'B good', 'C good', 'D good', 'A hirsch:game', 'A good', 'B good', 'C good');
    expect(talk.said('D mord:game').item('game')?.doublings).toHaveLength(5);
  });

  test('are left out with Selbstkontra and Protest where the table has neither', () => {
    const talk = talkIn('announce', { options: { selbstkontra: false, protest: false } });
    expect(talk.refused('A selbstkontra:game')).toBe('option-off');
    talk.said('A good', 'B kontra:game', 'B good', 'C good');
    expect(talk.refused('D protest:game:kontra')).toBe('option-off');
  });

  test('of every kind are closed once the value of the game is fixed', () => {
    const fixed = { contract: 'dreier', notes: { fixed: 12 } };
    expect(talkIn('pre', fixed).asked).toEqual([]);
    const talk = talkIn('announce', fixed);
    expect(talk.refused('A selbstkontra:game')).toBe('kontra-closed');
    talk.said('A announce:uhu', 'A good');
    expect(talk.refused('B kontra:uhu@0')).toBe('kontra-closed');
    expect(talk.refused('B kontra:game')).toBe('kontra-closed');
  });
});

describe('an own king', () => {
  test('stays secret: each opponent becomes known alone', () => {
    const talk = talkIn('announce', { king: 'A' }).said(
      'A announce:koenig-ultimo',
      'A good',
      'B kontra:game',
      'B good',
    );
    expect(talk.refused('C announce:uhu')).toBe('side-not-known');
    talk.said('C kontra:koenig-ultimo@0', 'C announce:uhu', 'C good');
    expect(talk.refused('D announce:kakadu')).toBe('side-not-known');
    expect(talk.said('D protest:game:kontra', 'D announce:kakadu').item('kakadu')?.by).toBe(3);
  });

  test('in the exposed talon makes everybody known', () => {
    const talk = talkIn('announce', { king: '-', with: { kingTalon: 'alone' } }).said('A good');
    expect(talk.said('B announce:uhu').item('uhu')?.by).toBe(1);
  });
});

describe('a bonus', () => {
  test('is declared once by each side', () => {
    const talk = talkIn('announce', {}).said('A announce:pagat-ultimo', 'A good', 'B kontra:game');
    talk.said('B announce:pagat-ultimo', 'B good');
    expect(talk.refused('C announce:pagat-ultimo')).toBe('already-declared');
    expect(talk.refused('C kontra:pagat-ultimo@0')).toBe('kontra-own-side');
    expect(talk.said('C kontra:pagat-ultimo@1').s.items).toHaveLength(3);
  });

  test.each([
    ['A announce:trull', 'bonus-not-declarable'],
    ['A announce:mondfang', 'bonus-not-declarable'],
    ['A announce:marabu', 'option-off'],
    ['A announce:koenigfang', 'bonus-not-declarable'],
  ])('%s is refused: %s', (line, code) => expect(talkIn('announce', {}).refused(line)).toBe(code));

  test.each(['announceTrullAndKings', 'announceSingleUltimo', 'marabu'])('needs the option %s', (option) => {
    const bonus = { announceTrullAndKings: 'trull', announceSingleUltimo: 'single-ultimo' }[option] ?? 'marabu';
    expect(talkIn('announce', { options: { [option]: true } }).refused(`A announce:${bonus}`)).toBeUndefined();
  });

  test('about the called king needs one, and is the declarer’s', () => {
    expect(talkIn('announce', { contract: 'dreier' }).refused('A announce:koenig-ultimo')).toBe(
      'bonus-not-in-contract',
    );
    const talk = talkIn('announce', {}).said('A good', 'B kontra:game');
    expect(talk.refused('B announce:koenig-ultimo')).toBe('bonus-not-your-side');
  });

  test('is either Volat or Sürtaxe, for each side', () => {
    const talk = talkIn('announce', { contract: 'dreier' }).said('A announce:volat');
    expect(talk.refused('A announce:suertaxe')).toBe('excluded-by-volat');
    talk.said('A announce:uhu', 'A good', 'B announce:suertaxe', 'B good');
    expect(talk.refused('C announce:volat')).toBe('excluded-by-volat');
  });

  test('is declared without a kontra by opponents whom everybody knows', () => {
    const talk = talkIn('announce', { contract: 'dreier' }).said('A good', 'B announce:uhu', 'B good', 'C good');
    expect(talk.refused('D announce:uhu')).toBe('already-declared');
  });
});

describe('a negative game', () => {
  const bettel = () => talkIn('announce', { contract: 'bettel' });

  test('is doubled pair by pair', () => {
    const talk = bettel().said('A good');
    expect(talk.refused('B kontra:game@2')).toBe('kontra-not-your-pair');
    expect(talk.refused('B kontra:game')).toBe('no-such-item');
    talk.said('B kontra:game@1', 'B good');
    expect(talk.refused('C protest:game@1:kontra')).toBe('nothing-to-protest');
    talk.said('C kontra:game@2', 'C good', 'D good', 'A rekontra:game@2', 'A good', 'B good', 'C good', 'D good');
    expect(talk.s.items.map((item) => item.doublings.map(({ step }) => step))).toEqual([
      ['kontra'],
      ['kontra', 'rekontra'],
      [],
    ]);
  });

  test('is halved for all pairs, while none is doubled', () => {
    expect(bettel().refused('A selbstkontra:game@1')).toBe('no-such-item');
    const halved = bettel().said('A selbstkontra:game', 'A good');
    expect(halved.s.items.every(({ doublings: said }) => said[0]?.step === 'selbstkontra')).toBe(true);
    expect(halved.refused('B kontra:game@1')).toBe('kontra-closed');
    expect(halved.refused('B selbstkontra:game')).toBe('selbstkontra-not-yours');
    const doubled = bettel().said('A good', 'B kontra:game@1', 'B good', 'C good', 'D good');
    expect(doubled.refused('A selbstkontra:game')).toBe('selbstkontra-too-late');
  });

  test('has a Gramerboy of each opponent for their own pair', () => {
    const talk = bettel();
    expect(talk.refused('A announce:suertaxe')).toBe('bonus-not-your-side');
    expect(talk.refused('A announce:uhu')).toBe('bonus-not-in-contract');
    talk.said('A good', 'B announce:suertaxe', 'B good', 'C announce:suertaxe', 'C good');
    expect(talk.refused('D kontra:suertaxe@2')).toBe('kontra-not-your-pair');
    talk.said(
      'D good',
      'A kontra:suertaxe@2',
      'A good',
      'B selbstkontra:suertaxe@1',
      'B good',
      'C rekontra:suertaxe@2',
    );
    expect(talk.s.items.slice(3)).toMatchObject([
      { by: 1, against: [0], doublings: doublings(['selbstkontra', 1]) },
      { by: 2, against: [0], doublings: doublings(['kontra', 0], ['rekontra', 2]) },
    ]);
  });
});
