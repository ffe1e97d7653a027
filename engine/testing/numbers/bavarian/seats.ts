import { dealerPauses, everybodyPlays, type NumberCases, type Proof, tableWhere } from '../proofs.ts';
import { lowest, played } from './deals.ts';

/** What is said of tables of three and of four. */

const DEALER = 0;

const isRearhand: Proof = tableWhere(({ rules }, table) => rules.active(table, DEALER).at(-1) === DEALER);

/** Only rearhand may play a game with the stock, and is not the dealer. */
const onlyRearhand: Proof = tableWhere((at, table) => {
  const active = at.rules.active(table, DEALER);
  const mayPlay = active.filter((declarer) => at.rules.check(played(lowest(at), 70, { declarer }), table, DEALER).ok);
  return mayPlay.length === 1 && mayPlay[0] === active.at(-1) && mayPlay[0] !== DEALER;
});

export const OF_SEATS = {
  'Zu # ist der Geber die Hinterhand.': [isRearhand],
  'Zu # setzt der Geber aus: Er bekommt keine Karten, zahlt nichts und bekommt nichts.': [dealerPauses],
  'Zu #, oder zu #: Dann setzt der Geber aus.': [everybodyPlays, dealerPauses],
  'Berliner: Nur der Geber darf den Stock aufnehmen (zu # die Hinterhand); bei den anderen heißt „ich spiele“ Solo oder Herzsolo.':
    [onlyRearhand],
  'Berliner: Nur der Geber darf es spielen, zu # die Hinterhand.': [onlyRearhand],
  'Berliner: Nur der Geber darf eine Frage bieten (zu # die Hinterhand); die anderen fangen mit Solo an.': [
    onlyRearhand,
  ],
  'Berliner: Ein Aufnahmespiel spielt nur der Geber (zu # die Hinterhand), wenn die beiden anderen gepasst haben.': [
    onlyRearhand,
  ],
  'Berliner: Eine Frage darf nur der Geber spielen, zu # die Hinterhand.': [onlyRearhand],
} satisfies NumberCases['sentences'];
