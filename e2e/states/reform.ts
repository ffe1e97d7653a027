import * as contracts from '../reform-contracts.ts';
import * as reform from '../reform-deals.ts';
import { finish, SAID, show, showRecord, type State, untilLastCard } from './shown.ts';

export const REFORM: readonly State[] = [
  { name: 'Reform, cutting', show: (page) => showRecord(page, reform.cutting(), 1) },
  { name: 'Reform, choosing a packet', show: (page) => showRecord(page, reform.choosing()) },
  { name: 'Reform, bidding', show: (page) => show(page, reform.bidding()) },
  { name: 'Reform, buying', show: (page) => show(page, reform.buying()) },
  { name: 'Reform, voting on a purchase', show: (page) => show(page, reform.voting()) },
  { name: 'Reform, calling a king', show: (page) => show(page, reform.calling()) },
  { name: 'Reform, the called king in the talon', show: (page) => show(page, reform.kingInTalon()) },
  { name: 'Reform, before the exchange', show: (page) => show(page, reform.before()) },
  { name: 'Reform, taking from the talon', show: (page) => show(page, reform.taking()) },
  { name: 'Reform, laying away', show: (page) => show(page, reform.laying()) },
  { name: 'Reform, announcing', show: (page) => show(page, reform.announcing()) },
  { name: 'Reform, a Bettel with pairs', show: (page) => show(page, reform.doubled()) },
  { name: 'Reform, playing', show: (page) => show(page, untilLastCard(reform.playing())), said: SAID },
  { name: 'Reform, result', show: (page) => finish(page, reform.playing()) },
];

/** The rarer contracts. */
export const REFORM_CONTRACTS: readonly State[] = [
  { name: 'Reform, six cards of a closed talon', show: (page) => show(page, contracts.takingSix()) },
  { name: 'Reform, laying away first', show: (page) => show(page, contracts.layingFirst('open')) },
  { name: 'Reform, taking after laying away', show: (page) => show(page, contracts.afterLaying('open')) },
  { name: 'Reform, taking unseen', show: (page) => show(page, contracts.afterLaying('closed')) },
  { name: 'Reform, a bird of the bid doubled', show: (page) => show(page, contracts.doubledBird()) },
  { name: 'Reform, another bird in play', show: (page) => show(page, contracts.soloInPlay()) },
  { name: 'Reform, asked about a bird', show: (page) => show(page, contracts.birdTalk()) },
  { name: 'Reform, open hands', show: (page) => show(page, untilLastCard(contracts.openHands())), said: SAID },
  { name: 'Reform, suits only', show: (page) => show(page, contracts.colour()) },
];
