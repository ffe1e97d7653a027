import * as tuebingen from '../tuebingen-deals.ts';
import { SAID, show, type State } from './shown.ts';

export const TUEBINGEN: readonly State[] = [
  { name: 'Tübingen, two of 21 cards laid away', show: (page) => show(page, tuebingen.laying()) },
  { name: 'Tübingen, calling', show: (page) => show(page, tuebingen.calling()) },
  { name: 'Tübingen, ordering a hand', show: (page) => show(page, tuebingen.ordering()) },
  { name: 'Tübingen, cutting', show: (page) => show(page, tuebingen.cutting()) },
  { name: 'Tübingen, playing', show: (page) => show(page, tuebingen.playing()), said: SAID },
  { name: 'Tübingen, claiming', show: (page) => show(page, tuebingen.claiming()) },
];
