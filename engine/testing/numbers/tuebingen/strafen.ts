import type { Card } from '#engine/core/card.ts';
import { SKI } from '#engine/decks/deck-78.ts';
import { type At, withOptions } from '../at.ts';
import { agrees, counts, type NumberCases, type Proof } from '../proofs.ts';
import { kings, tarocks } from './auction.ts';
import { addedTo, DECLARER, PARTNER, pointOfRaus, worthOf } from './deals.ts';
import { claimAfter, familyLaidAway, secondsIn, strafeOf } from './played.ts';

/** What the rule book and the form of options say of Strafen. */

/** With `n` cards of a kind, one fewer and one more: what a hand has from each. */
const held = (id: string, cards: (many: number) => readonly Card[], has: readonly number[]): Proof =>
  agrees(
    (n, at) => has.map((_, i) => strafeOf(at, id, cards(n - 1 + i))),
    () => has,
  );

/** `n` tarocks make a run of their number, one fewer none. */
export const leastRun = (id: 'oberers' | 'unterers'): Proof =>
  agrees(
    (n, at) => [n - 1, n].map((many) => strafeOf(at, id, id === 'oberers' ? tarocks(21, 22 - many) : tarocks(many, 1))),
    (n) => [0, n],
  );

const courts = (many: number): readonly Card[] => ['CK', 'CQ', 'CN', 'CJ'].slice(0, many);
const idOf = ({ about = '' }: At): string => about;
const ofRun: Proof = counts((at) => worthOf(at, idOf(at), { n: 4 }) - worthOf(at, idOf(at), { n: 3 }));
const worth: Proof = counts((at) => worthOf(at, idOf(at)));

/** The dealer's cards for Strafen: without those that they have laid away, or with them. */
const handForStrafen = (what: 'after-laying' | 'dealt', of = (at: At) => at): Proof =>
  counts((at) => {
    const { counts: isWhole, left } = familyLaidAway(of(at));
    return isWhole === (what === 'dealt') ? left + (isWhole ? 2 : 0) : NaN;
  });
const agreedOn = (what: 'after-laying' | 'dealt'): Proof =>
  handForStrafen(what, (at) => withOptions(at, { 'strafen-hand': what }));

const SKIMON = [{ id: 'skimon', side: 'declarer' }];
const skimonFor = (seat: number, sign = 1): Proof => counts((at) => sign * addedTo(at, seat, SKIMON));

export const OF_STRAFEN = {
  'Was nicht stimmt, erfährst nur du. Nach # solchen Ansagen sagst du in diesem Spiel nichts mehr an.': [
    agrees(
      (n, at) => [n - 1, n].map((many) => claimAfter(at, many)),
      () => ['strafe-not-held', 'strafe-claims-spent'],
    ),
  ],
  'Zeit ist, bis alle fertig sind. Sind es alle anderen, hat der Letzte # Sekunden; mit jeder Ansage beginnen sie neu.':
    [counts(secondsIn)],
  'Für den Geber zählen die # nach dem Weglegen.': [handForStrafen('after-laying')],
  'Für den Geber zählen alle # Karten.': [handForStrafen('dealt')],
  'Für Strafen zählen die # Karten nach dem Weglegen, oder alle #.': [agreedOn('after-laying'), agreedOn('dealt')],
  '# Karten': [(n, at) => agreedOn(at.value === 'dealt' ? 'dealt' : 'after-laying')(n, at)],
  'Sie kommen dazu, bevor ein verlorener Ruf verdoppelt und ein Raus # wird: Ein Skimon im Raus bringt #.': [
    counts((at) => pointOfRaus(at, DECLARER)),
    skimonFor(DECLARER),
  ],
  'Sie kommen zu dem dazu, was jeder zahlt: Ein Skimon im Raus bringt von jedem #, zusammen #.': [
    skimonFor(PARTNER, -1),
    skimonFor(DECLARER),
  ],
  '+#.': [worth],
  '−#.': [counts((at) => -worthOf(at, idOf(at)))],
  '+# je Farbe.': [worth],
  '+# für jedes Tarock.': [ofRun],
  'Mindestens # Tarock in Folge, vom 21er abwärts.': [leastRun('oberers')],
  'Mindestens # Tarock in Folge, vom Einser aufwärts.': [leastRun('unterers')],
  'Alle # Könige in einer Hand.': [held('kingdom', kings, [0, 1])],
  'Genau # Könige und der Ski.': [held('ski-kingdom', (many) => [...kings(many), SKI], [0, 1, 0])],
  'Genau # davon und der Ski.': [held('ski-family', (many) => [...courts(many), SKI], [0, 1, 0])],
} satisfies NumberCases['sentences'];
