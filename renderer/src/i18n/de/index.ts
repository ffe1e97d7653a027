import { accidents } from './accidents.ts';
import { app } from './app.ts';
import { club } from './club.ts';
import { evening } from './evening.ts';
import { fair } from './fair.ts';
import { lan } from './lan.ts';
import { room } from './room.ts';
import { rounds } from './rounds.ts';
import { sheets } from './sheets.ts';
import { standstill } from './standstill.ts';
import { table } from './table.ts';

/** The screens' texts in Austrian German. The English catalogue has the same shape, or it does not compile. */
export const de = {
  ...app,
  ...accidents,
  ...table,
  ...sheets,
  ...evening,
  ...rounds,
  ...room,
  ...lan,
  ...club,
  ...fair,
  ...standstill,
};
