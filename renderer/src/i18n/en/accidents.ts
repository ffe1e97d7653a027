import type { Catalogue } from '../catalogue.ts';
import { plural } from './plural.ts';

/** What goes otherwise than it was drawn: late, gone, without a seat, in the wrong place. */
export const accidents: Pick<Catalogue, 'accidents'> = {
  accidents: {
    todo: 'To do',
    without: (name) => `${name} is here and has no seat in this round.`,
    join: 'To a table …',
    joinOf: (name) => `To a table: ${name}`,
    sitOut: 'Sits out',
    sitOutOf: (name) => `Sits out: ${name}`,
    sitsOut: (name) => `${name} sits out this round.`,
    back: 'Not after all',
    backOf: (name) => `Not after all: ${name}`,
    isBack: (name) => `${name} does not sit out and needs a seat.`,
    noTable: 'No table that has not begun has room for one more.',
    gone: (name, table, deals) =>
      deals === 0
        ? `${name} has gone and sits at table ${table}.`
        : `${name} has gone: table ${table}, after deal ${deals}.`,
    goOn: 'How does it go on? …',
    goOnOf: (name, table) => `How does it go on? Table ${table} without ${name}`,
    draftWithout: (names) =>
      `Here, but without a seat: ${names}. When the round is published, you are asked whether they sit out.`,
    publishTitle: (round) => `Publish round ${round}: seats are missing`,
    publishText: (names, n) =>
      n === 1 ? `${names} is here and sits at no table.` : `${n} are here and sit at no table: ${names}.`,
    publishHint: '“Cancel” leads back to the draft, for a seat at a table or a new plan.',
    publishAnyway: (n) => (n === 1 ? 'Sits out – publish' : 'They sit out – publish'),
    unpublish: 'Take the publishing back',
    unpublished: (round) => `Round ${round} is a draft again.`,
    swap: 'Swap seats …',
    swapTitle: (round) => `Round ${round}: swap seats`,
    swapText: 'Two players change places, at one table or between two.',
    one: 'Who',
    other: 'With whom',
    at: (name, table) => `${name} (table ${table})`,
    written: (place) => `Something is written here already: ${place}.`,
    writtenAt: (table, deals) => `table ${table}, ${plural(deals, 'deal')}`,
    totalAt: (table) => `table ${table}, the total`,
    from: 'How did they sit?',
    beginning: 'This way from the beginning',
    beginningNote: 'Only the paper was wrong: what is written belongs to the other one.',
    now: 'Only from now on',
    nowNote: 'What is written stays with whoever played it.',
    choose: 'Please choose.',
    anyway: 'All the same',
    swapDo: 'Swap',
    swapped: (one, other) => `${one} and ${other} have swapped.`,
    joinTitle: (name) => `Seat ${name} at a table`,
    joinText: 'Last at a table that has not begun. Whoever was to deal first there still does.',
    joinTable: 'Table',
    joinOption: (table, names) => `Table ${table}: ${names}`,
    joinDo: 'Seat',
    joinReason: 'came late',
    joined: (name, table) => `${name} sits at table ${table} now.`,
    leaveTitle: (name) => `${name} leaves`,
    leaveText: (name, round, table, deals, of) =>
      deals === 0
        ? `In round ${round} ${name} sits at table ${table}, which has not begun.`
        : `In round ${round} ${name} sits at table ${table}; ${deals} of ${of} deals are written there.`,
    how: 'How does it go on there?',
    substitute: 'A substitute sits down',
    substituteNote: 'Plays on with these points.',
    substituteName: 'Name of the substitute',
    playOn: (n) => `Play on with ${n === 4 ? 'four' : n === 3 ? 'three' : String(n)}`,
    playOnNote: 'What is written stands; whoever leaves keeps the points so far.',
    playOnNever: (n) => `Not possible: this game has no table of ${n === 3 ? 'three' : String(n)}.`,
    strike: 'Strike the rest of the table',
    strikeNote: 'The others do not play on there in this round either.',
    later: 'Decide later',
    laterNote: 'Is marked as gone and stands under “To do”.',
    togo: 'How many more deals',
    togoHint: (least, most, agreed) =>
      least === most
        ? `Everybody plays ${least} deals this way (agreed: ${agreed}).`
        : `Everybody plays ${least} to ${most} deals this way (agreed: ${agreed}).`,
    togoBad: 'A number from 1 to 1000.',
    played: 'So many deals are played',
    playedHint: 'Up to now; this table reports its total only.',
    leaveReason: 'went home',
    leaveDo: 'Record',
    leftNow: (name, table) => `Table ${table} plays on without ${name}.`,
    marked: (name) => `${name} has gone.`,
    isGone: 'gone',
    isPaused: 'has a break',
    leftAfter: (name, deal) => `${name} left after deal ${deal}; the others play on.`,
    earlier: (deal, before, now) => `Up to deal ${deal} ${before} had the seat of ${now}.`,
  },
};
