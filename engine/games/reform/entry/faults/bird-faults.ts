import { rowsIn } from '../answered.ts';
import type { Entered, Fault } from '../entered.ts';

/** What is wrong with the bird that the bid announced: it is always among what was declared, and its declarer's (reform §14). */
export function birdFaults({ contract, answers }: Entered): readonly Fault[] {
  const { declared, declarer, kingTalon } = answers;
  const { bird } = contract;
  if (bird === undefined || (declared !== undefined && !Array.isArray(declared))) return [];
  const rows = rowsIn(declared);
  const birds = [...rows.entries()].filter(([, row]) => row['bonus'] === bird);
  // A row that says nobody yet may become the right one.
  const isThere = birds.some(([, { by }]) => by === undefined || by === declarer);
  const [other] = birds;
  const field = other ? `declared.${other[0]}.by` : 'declared';
  return [
    ...(isThere ? [] : [['bird-missing', field] as const]),
    ...(kingTalon === 'schleifen-king' ? afterGivingUp() : []),
  ];

  /** Whoever gives up does so before anybody can announce anything else. */
  function afterGivingUp(): readonly Fault[] {
    return rows.flatMap((row, i): readonly Fault[] =>
      row['bonus'] === bird && row['by'] === declarer ? [] : [['given-up-before-that', `declared.${i}.bonus`]],
    );
  }
}

/** What follows from giving up: the bird is lost, and whatever was doubled was doubled before the exchange (reform §6.5). */
export function givenUpFaults({ contract, answers }: Entered): readonly Fault[] {
  const { kingTalon, early, declared } = answers;
  if (contract.side !== 'king' || contract.talon.cards === 0 || kingTalon !== 'schleifen-king') return [];
  const fields = [
    ...(early === undefined ? [] : ['early']),
    ...rowsIn(contract.bird && declared).flatMap((row, i) =>
      ['made', 'early'].filter((id) => row[id] !== undefined).map((id) => `declared.${i}.${id}`),
    ),
  ];
  return fields.map((field): Fault => ['given-up-says-it', field]);
}
