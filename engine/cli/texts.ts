import type { Decision, Role } from '../bots/match/side.ts';
import { type Text, text } from '../core/text.ts';
import type { Stage } from '../kernel/score.ts';

/** Words of the output for people. */
export const WORDS = {
  seat: text('Platz', 'seat'),
  payments: text('Abrechnung', 'Payments'),
  money: text('Geld', 'Money'),
  scoreOnly: text('nur Punkte', 'score only'),
  moneyOnly: text('nur Geld', 'money only'),
  ends: text('Die Partie ist aus', 'The series is over'),
  reason: text('Grund', 'Reason'),
  referee: text('Schiedsrichter', 'Referee'),
  then: text('danach', 'then'),
  nobody: text('niemand', 'nobody'),
  items: text('Posten', 'Items'),
  contracts: text('Spiele', 'Contracts'),
  bonuses: text('Zusätze', 'Bonuses'),
  options: text('Einstellungen', 'Options'),
  notOffered: text('Nicht angeboten', 'Not offered'),
  standard: text('Vorgabe', 'default'),
  actions: text('Handlungen', 'actions'),
  phase: text('Abschnitt', 'Phase'),
  over: text('zu Ende', 'over'),
  cards: text('Karten', 'Cards'),
  history: text('Verlauf', 'History'),
  offers: text('Möglich', 'Offered'),
  deals: text('Spiele gespielt', 'Deals played'),
  redeals: text('neu gegeben', 'dealt again'),
  perSecond: text('je Sekunde', 'per second'),
  seatings: text('Sitzordnungen', 'seatings'),
  perDealAndSeat: text('Punkte je Spiel und Platz', 'Points per deal and seat'),
  ahead: text('A vor dem Mittel beider', 'A ahead of the mean of both'),
  made: text('gelungen', 'made'),
  lost: text('misslungen', 'lost'),
  kontras: text('Kontra und mehr gesagt', 'Kontra and above said'),
  right: text('zu Recht', 'rightly'),
  imagined: text('Verteilungen gesucht', 'Deals looked for'),
  givenUp: text('aufgegeben', 'given up'),
  decisionsWithout: text('Entscheidungen ohne', 'decisions without any'),
  processorTime: text('Rechenzeit in ms', 'Processor time in ms'),
  decisions: text('Entscheidungen', 'decisions'),
  half: text('Hälfte', 'half'),
  most: text('höchstens', 'at most'),
  otherWorlds: text('Ansichten verglichen, Karten vertauscht', 'Views compared, with cards swapped'),
  unchecked: text('Nicht geprüft', 'Not checked'),
  pairs: text('Vertauschungen', 'swaps'),
  otherChoices: text('Ansichten verglichen, anders gewählt', 'Views compared, with another choice'),
  choices: text('andere Entscheidungen', 'other choices'),
  unheard: text('nicht für alle hörbar', 'not heard by all'),
  impossible: text('unmöglich', 'impossible'),
  refusals: text('Ablehnungen', 'Refusals'),
  violations: text('Regelverletzungen', 'Violations'),
  none: text('keine', 'none'),
} as const satisfies Readonly<Record<string, Text>>;

export const STAGE_NAMES: Readonly<Record<Stage, Text>> = {
  bid: text('mit dem Spiel angesagt', 'announced with the bid'),
  silent: text('still', 'silent'),
  announced: text('angesagt', 'announced'),
  before: text('vorher angesagt', 'announced before'),
  meld: text('gemeldet', 'melded'),
  claimed: text('eingefordert', 'claimed'),
};

/** What somebody is in a deal. */
export const ROLE_NAMES: Readonly<Record<Role, Text>> = {
  declarer: text('als Spieler', 'as declarer'),
  partner: text('als Partner', 'as partner'),
  defender: text('als Gegner', 'as opponent'),
  each: text('jeder für sich', 'everybody alone'),
};

/** What is decided. */
export const DECISION_NAMES: Readonly<Record<Decision, Text>> = {
  words: text('Ansagen', 'words'),
  exchange: text('Tausch und Wahl', 'exchange and choices'),
  cards: text('Karten', 'cards'),
};
