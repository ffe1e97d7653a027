/** The contracts of Reform Tarock that are played so far, copied by hand from docs/rules/reform.md §4. */

interface NaiveContract {
  /** Missing: it is never bid. */
  readonly rank?: number;
  /** What it is worth to each pair if it is won, and if it is lost. */
  readonly v: number;
  readonly lost: number;
  /** Who leads: forehand, or the declarer; or §7.10: whoever of them the declarer says. */
  readonly lead: 'F' | 'D' | 'D/F';
  /** Whether a king is called. */
  readonly calls: boolean;
  /** Everyone is alone; every other one without a king is played by one against three, and may be bought. */
  readonly isEach: boolean;
  /**
   * Exchanged: a group or the whole talon; `first`: a group, after laying away; `looks`: seen and left. Left: to the opponents, out of the game, to whoever
   * wins the last trick, or aside, until somebody has to take it. Drawn from card by card; dealt out at the end. One group taken unseen, the other going
   * from opponent to opponent, to the last or home to the first.
   */
  readonly talon:
    '3' | '6' | 'first' | 'looks' | 'opp' | 'out' | 'last' | 'aside' | 'draws' | 'shared' | 'ring' | 'home';
  readonly bonuses: 'all' | 'volat' | 'suertaxe' | 'E' | 'points' | 'none';
  /** ×2: all bonuses double. */
  readonly isDouble: boolean;
  /** The bonus that its bid declares. */
  readonly bird?: string;
  /** The number of tricks that a negative game wants. */
  readonly goal?: number;
  /** What decides it if neither points of twelve tricks nor their number do. */
  readonly way?: Way;
  /** §7.9: whether the declarer may once beat the player just before. */
  readonly mayOnce: boolean;
}

/** §7.6: Spezi; §7.7: until a hand is of one suit; §7.8, §7.9: Hausierer, Artist, Apotheker, Pensionist. */
type Way = 'ends' | 'train' | 'sets' | 'pictures' | 'shares' | 'beats';

/** Rank, value, lead, side, talon, bonuses. */
const TABLE: Readonly<Record<string, string>> = {
  rufer: '1 4 F king 3 all',
  'wald-und-wiese': '– 4 F each aside none',
  trischaker: '3 4 F each last none',
  'boehmischer-trischaker': '4 12 F each out none',
  sechserdreier: '5 6 F alone 6 all',
  solorufer: '6 8 F king opp all ×2',
  eisenbahner: '7 9 F alone opp E',
  'fahrt-ins-blaue': '8 27 F alone opp E',
  bettel: '9 10 D alone out suertaxe',
  piccolo: '10 10 D alone out suertaxe',
  spezi: '13 10 D alone looks none',
  wechselspezi: '14 10 D alone looks none',
  hausierer: '15 11 F alone draws none',
  pagatrufer: '16 4 F king 3 all',
  uhurufer: '17 4 F king 3 all',
  kakadurufer: '18 4 F king 3 all',
  artist: '19 8 F alone 3 none',
  dreier: '20 10 F alone 3 all',
  'bettel-ouvert': '21 20 D alone out suertaxe',
  'piccolo-ouvert': '22 20 D alone out suertaxe',
  farbensolo: '23 20 D alone opp volat',
  'spezi-ouvert': '26 20 D alone looks none',
  'wechselspezi-ouvert': '27 20 D alone looks none',
  oberdreier: '28 15 F alone first all ×2',
  'eisenbahner-ouvert': '29 18 F alone opp E',
  pensionist: '30 20 D alone 6 none',
  solopagatrufer: '31 8 F king opp all ×2',
  solouhurufer: '32 8 F king opp all ×2',
  solokakadurufer: '33 8 F king opp all ×2',
  solodreier: '34 20 F alone opp all ×2',
  apotheker: '35 24 D alone shared none',
  'diskreter-dreier': '36 30 D/F alone ring all ×2',
  'pensionist-ouvert': '38 40 D alone 6 none',
  sautanz: '39 45 D each out none',
  // Its value is that of the thirds in the end.
  juwel: '40 0 D/F alone home points ×2',
};

/** §4: 6, lost 20. */
const LOST: Readonly<Record<string, number>> = { sechserdreier: 20 };
const BIRD_OF: Readonly<Record<string, string>> = {
  pagatrufer: 'pagat-ultimo',
  uhurufer: 'uhu',
  kakadurufer: 'kakadu',
  solopagatrufer: 'pagat-ultimo',
  solouhurufer: 'uhu',
  solokakadurufer: 'kakadu',
};
/** §7.6. */
const GOALS: Readonly<Record<string, number>> = { bettel: 0, piccolo: 1, 'bettel-ouvert': 0, 'piccolo-ouvert': 1 };
/** §7.6 to §7.9. */
const WAYS: Readonly<Record<string, Way>> = {
  spezi: 'ends',
  wechselspezi: 'ends',
  'spezi-ouvert': 'ends',
  'wechselspezi-ouvert': 'ends',
  eisenbahner: 'train',
  'fahrt-ins-blaue': 'train',
  'eisenbahner-ouvert': 'train',
  hausierer: 'sets',
  artist: 'pictures',
  apotheker: 'shares',
  pensionist: 'beats',
  'pensionist-ouvert': 'beats',
};

/** Worst first. */
export const REFORM_CONTRACTS = Object.keys(TABLE);

export function contractNamed(id: string): NaiveContract {
  const cells = TABLE[id];
  if (cells === undefined) throw new Error(`${id} is not read from the text`);
  const [rank, v, lead, side, talon, bonuses, times] = cells.split(' ');
  const bird = BIRD_OF[id];
  const goal = GOALS[id];
  const way = WAYS[id];
  return {
    ...(rank !== '–' && { rank: Number(rank) }),
    v: Number(v),
    lost: LOST[id] ?? Number(v),
    lead: lead as NaiveContract['lead'],
    calls: side === 'king',
    isEach: side === 'each',
    talon: talon as NaiveContract['talon'],
    bonuses: bonuses as NaiveContract['bonuses'],
    isDouble: times === '×2',
    ...(bird !== undefined && { bird }),
    ...(goal !== undefined && { goal }),
    ...(way && { way }),
    mayOnce: id === 'pensionist-ouvert',
  };
}

/** §7.1, §7.2: tarocks are a suit that wins only when led. */
export const isInSuits = (id: string): boolean => id === 'farbensolo';

/** §4: all hands lie open from the end of trick 1. */
export const isOuvert = (id: string): boolean => id.endsWith('-ouvert');

/** §5.4: the talon is opened at the end of play, and a called king in it makes all doubling void. */
export const isSolo = (id: string): boolean => contractNamed(id).calls && contractNamed(id).talon === 'opp';

/** §7.10: worth the square of what the winning side has. */
export const isSquared = (id: string): boolean => id === 'juwel';

/** §5.2, §7.10: cards go from opponent to opponent. */
export const isRing = (id: string): boolean => ['ring', 'home'].includes(contractNamed(id).talon);

/** §7.7: the cards are put in order before play, and nobody pulls the brake. */
export const isOrdered = (id: string): boolean => id === 'fahrt-ins-blaue';

/** §7.6: leaders play their lowest card of a suit, and whoever does not play the game beats what lies there. */
export const isSwitching = (id: string): boolean => id.startsWith('wechselspezi');
