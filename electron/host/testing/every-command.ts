import type { Command } from '#electron/protocol/commands/command.ts';
import { DEFAULT_FORMAT } from '#engine/tournament/format/format.ts';

/** What commands are about. */
export interface About {
  readonly evening: string;
  readonly round: number;
  readonly table: number;
  readonly seat: number;
  readonly deal: number;
  readonly prompt: number;
  readonly player: string;
  readonly guest: string;
  readonly action: { readonly type: string };
}

type Commands = { readonly [T in Command['type']]: Extract<Command, { readonly type: T }> };

/** Everything that can be asked, each once and well-formed. */
export function everyCommand(about: About): Commands {
  const { evening, round, table, seat, deal, prompt, player, guest, action } = about;
  const place = { evening, round, table };
  const game = { family: 'koenigrufen', profile: 'tirol-speisezettel', options: {} };
  const entry = { contract: 'annulled' };
  const by = 'Somebody else';
  const reason = 'because';
  const players = ['A', 'B', 'C', 'D'].map((name) => ({ name, holder: 'bot' as const }));
  const points = ['3', '-1', '-1', '-1'];
  const rules = { doors: 'registered', pens: true } as const;
  const final = { name: 'Final', format: DEFAULT_FORMAT, seats: 4 };
  const draw = { method: 'by-hand' };
  const proposal = { method: 'random', rounds: 1, split: 4, fair: false, seconds: 0 } as const;
  return {
    'write-anew': { type: 'write-anew', folder: '/somewhere/else' },
    'create-evening': { type: 'create-evening', name: 'Own', ...game, format: DEFAULT_FORMAT },
    'create-final': { type: 'create-final', evening, ...final, carry: { type: 'all' }, absent: [], taken: [] },
    'read-pot': { type: 'read-pot', evening },
    'read-register': { type: 'read-register' },
    'add-people': { type: 'add-people', text: 'Stranger' },
    'add-people-file': { type: 'add-people-file', fileName: 'list.csv', base64: 'U3RyYW5nZXI=' },
    'rename-person': { type: 'rename-person', from: 'Person p1', to: 'Renamed' },
    'hide-person': { type: 'hide-person', name: 'Person p1', hidden: true },
    'tell-apart': { type: 'tell-apart', names: ['Person p1', 'Person p2'] },
    'set-teams': { type: 'set-teams', evening, teams: [], counting: { 2: 2, 4: 4 } },
    'draw-teams': { type: 'draw-teams', evening, size: 2 },
    'change-format': { type: 'change-format', evening, format: { ...DEFAULT_FORMAT, deals: 1 }, reason },
    'archive-evening': { type: 'archive-evening', evening, archived: true },
    'open-table': { type: 'open-table', name: 'Own', ...game, deals: 1, players },
    'take-back': { type: 'take-back', ...place, how: 'step' },
    redo: { type: 'redo', ...place },
    'claim-rest': { type: 'claim-rest', ...place, whose: 'mine' },
    'agree-take-back': { type: 'agree-take-back', ...place, yes: true },
    say: { type: 'say', ...place, phrase: 'thanks' },
    talk: { type: 'talk', ...place, text: 'Servus' },
    'pause-table': { type: 'pause-table', ...place, on: true },
    'read-record': { type: 'read-record', ...place, deal },
    'play-record': { type: 'play-record', name: 'Own', record: {}, from: 0, players },
    'import-players': { type: 'import-players', evening, text: 'Stranger' },
    'import-file': { type: 'import-file', evening, fileName: 'list.csv', base64: 'U3RyYW5nZXI=' },
    'copy-players': { type: 'copy-players', evening, from: evening },
    'read-statistics': { type: 'read-statistics' },
    'read-season': { type: 'read-season', evening },
    'rename-player': { type: 'rename-player', evening, player, name: 'Renamed' },
    'remove-player': { type: 'remove-player', evening, player },
    'group-player': { type: 'group-player', evening, player, groups: ['Mine'] },
    'set-presence': { type: 'set-presence', evening, player, presence: 'gone' },
    'substitute-player': { type: 'substitute-player', evening, player, name: 'Substitute' },
    'keep-apart': { type: 'keep-apart', evening, pairs: [['p1', 'p2']] },
    'propose-seats': { type: 'propose-seats', evening, ...proposal },
    'stop-proposing': { type: 'stop-proposing' },
    'plan-rounds': { type: 'plan-rounds', evening, from: round + 1, draw, rounds: [[['p1', 'p2', 'p3', 'p4']]] },
    'discard-draw': { type: 'discard-draw', evening, round },
    'seat-by-hand': { type: 'seat-by-hand', evening, round, tables: [[player]] },
    'lock-player': { type: 'lock-player', evening, player, table },
    'publish-round': { type: 'publish-round', evening, round },
    'unpublish-round': { type: 'unpublish-round', evening, round },
    'sit-out': { type: 'sit-out', evening, round, player, out: true },
    'swap-seats': { type: 'swap-seats', evening, round, one: 'p1', other: 'p2', from: 'now', reason },
    'seat-player': { type: 'seat-player', ...place, player, reason },
    'play-on': { type: 'play-on', ...place, player, deals: 3, reason },
    'start-round': { type: 'start-round', evening, round },
    'close-round': { type: 'close-round', evening, round },
    'reopen-round': { type: 'reopen-round', evening, round, reason },
    'strike-deals': { type: 'strike-deals', ...place, reason },
    'undo-step': { type: 'undo-step', evening, step: 5 },
    'read-log': { type: 'read-log', evening },
    'give-penalty': { type: 'give-penalty', evening, player, round, points: '5', cents: 0, reason },
    'withdraw-penalty': { type: 'withdraw-penalty', evening, penalty: 'x1', reason },
    'enter-total': { type: 'enter-total', ...place, points, deals: 3, by },
    'check-total': { type: 'check-total', ...place, points, by },
    'take-over-seat': { type: 'take-over-seat', ...place, seat },
    tip: { type: 'tip', ...place, seat },
    'hold-seat': { type: 'hold-seat', ...place, seat, holder: 'bot' },
    'enter-deal': { type: 'enter-deal', ...place, deal, entry, by },
    'check-deal': { type: 'check-deal', ...place, deal, entry, by },
    'confirm-deal': { type: 'confirm-deal', ...place, deal, by, base: '0'.repeat(64) },
    'correct-deal': { type: 'correct-deal', ...place, deal, entry, reason, base: '0'.repeat(64), by, accepted: true },
    'preview-correction': { type: 'preview-correction', ...place, deal, entry },
    'start-deal': { type: 'start-deal', ...place },
    'promise-chance': { type: 'promise-chance', ...place, seat, deal, promise: 'ab'.repeat(32) },
    'share-chance': { type: 'share-chance', ...place, seat, deal, share: 'ab'.repeat(32) },
    act: { type: 'act', ...place, seat, prompt, action: { ...action } },
    'watch-evening': { type: 'watch-evening', evening },
    'watch-table': { type: 'watch-table', ...place, as: seat },
    'unwatch-table': { type: 'unwatch-table' },
    export: { type: 'export', evening, what: 'events' },
    'look-into-file': { type: 'look-into-file', text: '{}' },
    'import-evening': { type: 'import-evening', text: '{}' },
    'preview-entry': { type: 'preview-entry', ...place, deal, entry },
    'change-settings': { type: 'change-settings', settings: { language: 'en' } },
    'open-room': { type: 'open-room', evening, rules },
    'change-room': { type: 'change-room', rules },
    'renew-code': { type: 'renew-code' },
    'test-room': { type: 'test-room' },
    'close-room': { type: 'close-room' },
    'admit-guest': { type: 'admit-guest', guest, role: 'writer', player: null },
    'turn-away': { type: 'turn-away', guest },
    join: { type: 'join', name: 'Again', role: 'spectator', player: null, ticket: 'ab'.repeat(32) },
    'hand-over': { type: 'hand-over' },
    'leave-room': { type: 'leave-room' },
  };
}
