/**
 * A plan written by its symmetry. Each round of `moved` gives `order` rounds as the players move on by one; the tables of
 * each round of `still` are moved on within one round to fill it. Player i of class c is c * order + i; the last `fixed`
 * players stay. A letter is a player: a = 0 ... z = 25, A = 26 ... Z = 51, then 0 ... 9.
 */
export interface Starter {
  readonly size: number;
  readonly tables: number;
  readonly order: number;
  readonly fixed: number;
  readonly moved: readonly string[];
  readonly still?: readonly string[];
}

/**
 * Found by annealing with the symmetry (`anneal/starter.ts`), except for 32 players at fours: those ten rounds are known
 * from the literature on resolvable designs with blocks of four (solved in 2004). For fours, plans with one round fewer
 * than players are Whist tournaments: every pair meets three times.
 */
export const STARTERS: readonly Starter[] = [
  // 15 players, 7 rounds
  { size: 3, tables: 5, order: 7, fixed: 1, moved: ['aho bfk cdn egm ijl'] },
  // 18 players, 5 rounds
  { size: 3, tables: 6, order: 5, fixed: 3, moved: ['abg clo dfp eik hnr jmq'] },
  // 18 players, 8 rounds
  { size: 3, tables: 6, order: 4, fixed: 2, moved: ['abo cfq dek gjn hip lmr', 'aei bkl cno dfr ghm jpq'] },
  // 18 players, 9 rounds
  { size: 3, tables: 6, order: 9, fixed: 0, moved: ['aik beq chp dfo gln jmr'] },
  // 21 players, 10 rounds
  { size: 3, tables: 7, order: 5, fixed: 1, moved: ['aep bfj chk dmo gir lsu nqt', 'ast bdn ciu egq fmr hlp jko'] },
  // 24 players, 8 rounds
  { size: 3, tables: 8, order: 8, fixed: 0, moved: ['ahr bmq cfk dwx elu git jop nsv'] },
  // 24 players, 11 rounds
  { size: 3, tables: 8, order: 11, fixed: 2, moved: ['amx brt chl dkq eps fnw gij ouv'] },
  // 30 players, 14 rounds
  { size: 3, tables: 10, order: 14, fixed: 2, moved: ['acy bhs dqw euz frt gjk ino lpD mvC xAB'] },
  // 30 players, 14 rounds
  {
    size: 3,
    tables: 10,
    order: 7,
    fixed: 2,
    moved: ['asx bio chD dmC ewy fln gpu jvz ktB qrA', 'alA bqu cxy deg fip hnB jmr kov swC tzD'],
  },
  // 36 players, 17 rounds
  { size: 3, tables: 12, order: 17, fixed: 2, moved: ['CFH aik bhz coD dey fwJ grI jxG lpB muv nqs tAE'] },
  // 39 players, 19 rounds
  { size: 3, tables: 13, order: 19, fixed: 1, moved: ['aoC bwE cls dvH eik fnL gAF hxM jJK myB pGI qru tzD'] },
  // 42 players, 14 rounds
  { size: 3, tables: 14, order: 14, fixed: 0, moved: ['aFO btB ceG dqu fkz gjP hlK ipJ mnw orD sLN vEM xHI yAC'] },
  // 8 players, 7 rounds
  { size: 4, tables: 2, order: 7, fixed: 1, moved: ['abdg cefh'] },
  // 12 players, 11 rounds
  { size: 4, tables: 3, order: 11, fixed: 1, moved: ['adej bhik cfgl'] },
  // 16 players, 15 rounds
  { size: 4, tables: 4, order: 15, fixed: 1, moved: ['ajkl bdmp cfin egho'] },
  // 20 players, 5 rounds
  { size: 4, tables: 5, order: 5, fixed: 0, moved: ['ajmo bdlp chns efrt gikq'] },
  // 20 players, 19 rounds
  { size: 4, tables: 5, order: 19, fixed: 1, moved: ['aclm bgos dfij enqr hkpt'] },
  // 24 players, 7 rounds
  { size: 4, tables: 6, order: 7, fixed: 3, moved: ['anqv bptu cdfk eirw gjox hlms'] },
  // 24 players, 8 rounds
  {
    size: 4,
    tables: 6,
    order: 3,
    fixed: 0,
    moved: ['anrt bjsw clux dikv efmp ghoq', 'apqw bcfi dhsu envx gjkr lmot'],
    still: ['chnw flrs', 'afkm gpsx'],
  },
  // 24 players, 23 rounds
  { size: 4, tables: 6, order: 23, fixed: 1, moved: ['ainx bftv cdjp eoqs ghkw lmru'] },
  // 28 players, 9 rounds
  { size: 4, tables: 7, order: 9, fixed: 1, moved: ['adeo bnry ctwA fhlx gpzB iquv jkms'] },
  // 28 players, 27 rounds
  { size: 4, tables: 7, order: 27, fixed: 1, moved: ['aefm bdlw cpsy gknu htxz ijvA oqrB'] },
  // 32 players, 10 rounds
  {
    size: 4,
    tables: 8,
    order: 2,
    fixed: 0,
    moved: [],
    still: [
      'ahpz cqsC eiuw kmBF',
      'acjA epsF gkrv mwyC',
      'adqy emvE gptC ikxA',
      'aitF cfpB gmuD kqwz',
      'awDE cehk ipvy mqtA',
      'alsv cmox eyBD gjqF',
      'auBC cgin eltz orwF',
      'afmr ctvw gzBE iloC',
      'aegx clDF imsz oqvB',
      'akno cuyE ejrC gswA',
    ],
  },
  // 36 players, 11 rounds
  { size: 4, tables: 9, order: 11, fixed: 3, moved: ['ajqE bgxy cdkm etDH fnFI hsBJ ilou pACG rvwz'] },
  // 30 players, 6 rounds
  { size: 5, tables: 6, order: 6, fixed: 0, moved: ['aeixy bknrw cqsuD djoAC fgmtB hlpvz'] },
];
