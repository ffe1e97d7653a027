import type { Catalogue } from '../catalogue.ts';
import { plural } from './plural.ts';

/** Whatever departs from the draw: latecomers, players who leave, players without a seat or in the wrong one. */
export const accidents: Pick<Catalogue, 'accidents'> = {
  accidents: {
    todo: 'To do',
    without: (name) => `${name} is here but has no seat in this round.`,
    join: 'Seat at a table …',
    joinOf: (name) => `Seat at a table: ${name}`,
    sitOut: 'Sits out',
    sitOutOf: (name) => `Sits out: ${name}`,
    sitsOut: (name) => `${name} is sitting out this round.`,
    back: 'Plays after all',
    backOf: (name) => `Plays after all: ${name}`,
    isBack: (name) => `${name} is not sitting out and needs a seat.`,
    noTable: 'Every table has begun or is full.',
    gone: (name, table, deals) =>
      deals === 0
        ? `${name} has left but has a seat at table ${table}.`
        : `${name} has left table ${table} after deal ${deals}.`,
    goOn: 'How does play continue? …',
    goOnOf: (name, table) => `How does play continue? Table ${table} without ${name}`,
    draftWithout: (names) =>
      `Here but without a seat: ${names}. When you publish the round, you will be asked whether they sit out.`,
    publishTitle: (round) => `Publish round ${round}: not everybody has a seat`,
    publishText: (names, n) =>
      n === 1 ? `${names} is here but has no table.` : `${n} players are here but have no table: ${names}.`,
    publishHint: '“Cancel” takes you back to the draft, to give them a seat or to plan again.',
    publishAnyway: (n) => (n === 1 ? 'Sits out – publish' : 'They sit out – publish'),
    unpublish: 'Unpublish',
    unpublished: (round) => `Round ${round} is a draft again.`,
    swap: 'Swap seats …',
    swapTitle: (round) => `Round ${round}: swap seats`,
    swapText: 'Two players swap seats, at one table or between two.',
    one: 'Who',
    other: 'With whom',
    at: (name, table) => `${name} (table ${table})`,
    written: (place) => `Already recorded here: ${place}.`,
    writtenAt: (table, deals) => `table ${table}, ${plural(deals, 'deal')}`,
    totalAt: (table) => `table ${table}, the total`,
    from: 'How did they sit?',
    beginning: 'Like this from the start',
    beginningNote: 'Only the paper was wrong: what was written for each belongs to the other.',
    now: 'Only from now on',
    nowNote: 'What has been recorded stays with the player who played it.',
    choose: 'Please choose.',
    anyway: 'Do it anyway',
    swapDo: 'Swap',
    swapped: (one, other) => `${one} and ${other} have swapped.`,
    joinTitle: (name) => `Seat ${name} at a table`,
    joinText: 'As the last player at a table that has not begun. The first dealer there stays the same.',
    joinTable: 'Table',
    joinOption: (table, names) => `Table ${table}: ${names}`,
    joinDo: 'Seat',
    joinReason: 'arrived late',
    joined: (name, table) => `${name} now sits at table ${table}.`,
    leaveTitle: (name) => `${name} leaves`,
    leaveText: (name, round, { table, results, deals }) =>
      results.length === 0
        ? `In round ${round} ${name} sits at table ${table}, which has not begun.`
        : `In round ${round} ${name} sits at table ${table}; ${results.length} of ${deals} deals have been recorded there.`,
    how: 'How does play continue there?',
    substitute: 'A substitute takes the seat',
    substituteNote: 'Takes over the points so far.',
    substituteName: 'Name of the substitute',
    playOn: (n) => `Play on with ${n === 4 ? 'four' : n === 3 ? 'three' : String(n)}`,
    playOnNote: 'Recorded deals stand; the player who leaves keeps the points so far.',
    potStays: (amount, name, pot) => `${amount} of ${name} will stay in the pot (${pot}).`,
    playOnNever: (n) => `Not possible: this game is not played at tables of ${n === 3 ? 'three' : String(n)}.`,
    strike: 'Strike the table’s remaining deals',
    strikeNote: 'The others stop playing there for this round, too.',
    later: 'Decide later',
    laterNote: 'Marked as gone and listed under “To do”.',
    togo: 'Deals still to play',
    togoHint: (least, most, agreed) =>
      least === most
        ? `This gives everybody ${least} deals (agreed: ${agreed}).`
        : `This gives everybody ${least} to ${most} deals (agreed: ${agreed}).`,
    togoBad: 'Please enter a number from 1 to 1000.',
    played: 'Deals played so far',
    playedHint: 'With this player; this table reports only its total.',
    standing: (name) => `What the sheet says when ${name} leaves`,
    standingHint: (name) =>
      `${name} settles by it, and the others play for the rest. If left empty, ${name} settles with everybody at the end, for what the others make afterwards as well.`,
    standingBad: 'A number for everybody, or for nobody.',
    leaveReason: 'went home',
    leaveDo: 'Record',
    leftNow: (name, table) => `Table ${table} plays on without ${name}.`,
    marked: (name) => `${name} has left.`,
    isGone: 'gone',
    isPaused: 'on a break',
    leftAfter: (name, deal) => `${name} left after deal ${deal}; the others play on.`,
    brought: (name, points) => `${name} made ${points} at the other table, which count towards the target.`,
    earlier: (deal, before, now) => `Up to deal ${deal}, ${before} sat in ${now}’s seat.`,
  },
};
