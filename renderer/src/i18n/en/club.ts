import type { Catalogue } from '../catalogue.ts';

/** English for what a club has beside its evenings: its teams. */
export const club: Pick<Catalogue, 'teams'> = {
  teams: {
    title: 'Teams',
    open: 'Teams …',
    intro: 'The results of the members are added up. One can be in a team of two and in a team of four.',
    toPlayers: 'To the players',
    toStandings: 'To the standings',
    which: 'Which teams?',
    sizes: { 2: 'of two', 4: 'of four' },
    titleOf: { 2: 'Teams of two', 4: 'Teams of four' },
    count: (n) => (n === 1 ? '1 team' : `${n} teams`),
    none: 'No team yet.',
    counting: 'What counts for the team?',
    best: (n, size) =>
      n === size ? (size === 2 ? 'both results' : `all ${size} results`) : n === 1 ? 'only the best' : `the best ${n}`,
    name: (team) => `Name of team ${team}`,
    missing: (n) => (n === 1 ? 'one place left' : `${n} places left`),
    join: (team) => `Take somebody into team ${team}`,
    joinHint: 'add …',
    leave: (player, team) => `Take ${player} out of team ${team}`,
    dissolve: 'Dissolve',
    dissolveOf: (team) => `Dissolve team ${team}`,
    free: 'Without a team',
    freeNone: 'Everybody who is here has a team.',
    make: 'Make a team',
    makeHint: (size) => `Tick up to ${size === 2 ? 'two' : 'four'}; without a name it is called after them.`,
    newName: 'Name of the new team',
    made: (team) => `Team ${team} is made.`,
    lot: 'Draw all the others by lot',
    lotHint: (teams, rest) =>
      `Makes ${teams === 1 ? '1 team' : `${teams} teams`}${rest === 0 ? '' : rest === 1 ? '; one is left over' : `; ${rest} are left over`}.`,
    lotTooFew: (size) => `Drawing takes at least ${size} who are here.`,
    apart: 'Members never at one table',
    apartHint: 'Keeps all members of a team apart, from the next draw on.',
    apartDone: 'From now on members of a team never sit at one table.',
    notCounted: 'does not count',
  },
};
