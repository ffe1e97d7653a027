import { LONGEST_WITH } from '#electron/protocol/transport/longest.ts';
import { ok } from '#engine/core/result.ts';
import { potAfter } from '#engine/tournament/cash/closing.ts';
import { readRows } from '../evening/csv.ts';
import { importEvening, lookIntoFile } from '../evening/files/import-evening.ts';
import { copyPlayers, importFile, importRows } from '../evening/import-file.ts';
import { logOf } from '../evening/log.ts';
import { addPeople, note, readRegister, rename } from '../evening/register.ts';
import { createFinal, seasonOf } from '../evening/season.ts';
import { statisticsOf } from '../evening/statistics.ts';
import { undoable, undoStep } from '../evening/undo.ts';
import { previewCorrection } from '../evening/written.ts';
import { admitGuest, changeRoom, closeRoom, openRoom, renewCode, testRoom, turnAway } from '../room/lead-room.ts';
import { agreeBack, askBack, claimRest, pauseTable, speak } from '../room/table-talk.ts';
import { takeOverSeat } from '../room/take-over.ts';
import { EVERY } from '../state/guests/guest-waits.ts';
import { playRecord } from '../table/records.ts';
import { beginDeal } from '../table/tables.ts';
import {
  changeFormat,
  createEvening,
  drawTeams,
  exportFile,
  givePenalty,
  openTable,
  planRounds,
  playOn,
  proposeSeats,
} from './evening.ts';
import { anywhere, byAsker, type CommandType, decided, type Handler, inEvening } from './handler.ts';
import { confirmDeal, previewEntry, writeDeal, writeTotal } from './results.ts';
import { changeSettings, writeAgain } from './settings.ts';
import { doAtSeat, giveTip, holdSeat, readRecordOf, watchTable } from './table.ts';

/**
 * Everything about every command, one row each: who may ask, what it does to what is written, how often a guest may
 * ask, whether it bears the guest's name, whether its answer is for the asker alone, and what carries it out. A command
 * without a row does not compile, nor does one with another command's answer.
 */
export const COMMANDS: { readonly [T in CommandType]: Handler<T> } = {
  // Evenings.
  'create-evening': { need: 'director', effect: 'writes', run: createEvening },
  'create-final': { need: 'director', effect: 'writes', run: inEvening(createFinal) },
  'change-format': { need: 'director', effect: 'writes', run: changeFormat },
  'archive-evening': decided('director'),
  'read-pot': {
    need: 'director',
    effect: 'reads',
    run: ({ evening }) => ok({ cents: potAfter(evening.state) ?? null }),
  },
  'read-season': {
    need: 'director',
    effect: 'reads',
    run: ({ host, evening }) => ok({ evenings: seasonOf(host.ledger.evenings, evening.state) }),
  },
  'read-statistics': {
    need: 'director',
    effect: 'reads',
    run: anywhere((host) => ok({ families: statisticsOf(host) })),
  },
  'read-log': {
    need: 'director',
    effect: 'reads',
    run: ({ evening }) => ok({ lines: logOf(evening), undo: undoable(evening) }),
  },
  'undo-step': {
    need: 'director',
    effect: 'writes',
    run: ({ host, evening }, { step }) => undoStep(host, evening, step),
  },
  export: { need: 'director', effect: 'reads', run: exportFile },
  // The preview is there to be imported, and a standstill refuses imports.
  'look-into-file': { need: 'director', effect: 'writes', run: anywhere(lookIntoFile) },
  'import-evening': { need: 'director', effect: 'writes', run: anywhere(importEvening) },
  'watch-evening': {
    need: 'inside',
    effect: 'watches',
    run: (_, { evening }) => ({ answer: ok(null), watchEvening: evening }),
  },

  // The register of the club.
  'read-register': { need: 'director', effect: 'reads', run: anywhere(readRegister) },
  'add-people': { need: 'director', effect: 'writes', run: anywhere(addPeople) },
  'add-people-file': { need: 'director', effect: 'writes', run: anywhere(addPeople) },
  'rename-person': { need: 'director', effect: 'writes', run: anywhere(rename) },
  'hide-person': {
    need: 'director',
    effect: 'writes',
    run: ({ host }, { name, hidden }) => note(host, { type: 'person-hidden', name, hidden }),
  },
  'tell-apart': {
    need: 'director',
    effect: 'writes',
    run: ({ host }, { names }) => note(host, { type: 'people-told-apart', names }),
  },

  // The players of an evening.
  'import-players': {
    need: 'director',
    effect: 'writes',
    run: ({ host, evening }, command) => importRows(host, evening, readRows(command.text), command),
  },
  'import-file': { need: 'director', effect: 'writes', run: inEvening(importFile) },
  'copy-players': {
    need: 'director',
    effect: 'writes',
    run: ({ host, evening }, { from }) => copyPlayers(host, evening, from),
  },
  'rename-player': decided('director'),
  'remove-player': decided('director'),
  'group-player': decided('director'),
  'lock-player': decided('director'),
  'set-presence': decided('director'),
  'substitute-player': decided('director'),
  'keep-apart': decided('director'),
  'set-teams': decided('director'),
  'draw-teams': { need: 'director', effect: 'writes', run: drawTeams },

  // Draws and rounds.
  'propose-seats': { need: 'director', effect: 'writes', run: proposeSeats },
  'stop-proposing': {
    need: 'director',
    effect: 'aside',
    run: () => ({ answer: ok(null), search: 'stop' }),
  },
  'plan-rounds': { need: 'director', effect: 'writes', run: planRounds },
  'discard-draw': decided('director'),
  'seat-by-hand': decided('director'),
  'publish-round': decided('director'),
  'unpublish-round': decided('director'),
  'sit-out': decided('director'),
  'swap-seats': decided('director'),
  'seat-player': decided('director'),
  'play-on': { need: 'director', effect: 'writes', run: playOn },
  'start-round': decided('director'),
  'close-round': decided('director'),
  'reopen-round': decided('director'),
  'strike-deals': decided('director'),

  // Results and penalties.
  'enter-deal': { need: 'pen', effect: 'writes', signed: true, longest: LONGEST_WITH.entry, run: writeDeal },
  'check-deal': { need: 'pen', effect: 'writes', signed: true, longest: LONGEST_WITH.entry, run: writeDeal },
  'correct-deal': { need: 'pen', effect: 'writes', signed: true, longest: LONGEST_WITH.entry, run: writeDeal },
  'confirm-deal': { need: 'pen', effect: 'writes', signed: true, run: confirmDeal },
  'enter-total': { need: 'pen', effect: 'writes', signed: true, longest: LONGEST_WITH.reason, run: writeTotal },
  'check-total': { need: 'pen', effect: 'writes', signed: true, longest: LONGEST_WITH.reason, run: writeTotal },
  'preview-entry': { need: 'pen', effect: 'reads', longest: LONGEST_WITH.entry, run: previewEntry },
  'preview-correction': { need: 'director', effect: 'reads', run: inEvening(previewCorrection) },
  'give-penalty': { need: 'director', effect: 'writes', run: givePenalty },
  'withdraw-penalty': decided('director'),

  // Tables that are played in the app.
  'open-table': { need: 'director', effect: 'writes', run: openTable },
  'start-deal': { need: 'seat', effect: 'writes', run: inEvening(beginDeal) },
  act: { need: 'own-seat', effect: 'writes', run: doAtSeat },
  'promise-chance': { need: 'own-seat', effect: 'writes', run: doAtSeat },
  'share-chance': { need: 'own-seat', effect: 'writes', run: doAtSeat },
  tip: { need: 'own-seat', effect: 'reads', run: giveTip },
  'hold-seat': { need: 'own-seat', effect: 'writes', every: EVERY.seat, run: holdSeat },
  'take-over-seat': { need: 'director', effect: 'writes', run: inEvening(takeOverSeat) },
  'take-back': {
    need: 'seat',
    effect: 'writes',
    run: (context, command) => askBack(context, command, command.how),
  },
  redo: {
    need: 'seat',
    effect: 'writes',
    run: (context, command) => askBack(context, command, 'again'),
  },
  'claim-rest': { need: 'seat', effect: 'writes', run: claimRest },
  'agree-take-back': { need: 'seat', effect: 'writes', run: byAsker(agreeBack) },
  say: { need: 'seat', effect: 'writes', every: EVERY.word, run: byAsker(speak) },
  talk: { need: 'seat', effect: 'writes', every: EVERY.word, run: byAsker(speak) },
  'pause-table': {
    need: 'seat',
    effect: 'writes',
    every: EVERY.pause,
    run: byAsker(pauseTable),
  },
  'read-record': { need: 'inside', effect: 'reads', run: readRecordOf },
  'play-record': { need: 'director', effect: 'writes', run: anywhere(playRecord) },
  'watch-table': { need: 'inside', effect: 'watches', run: watchTable },
  'unwatch-table': {
    need: 'inside',
    effect: 'watches',
    run: () => ({ answer: ok(null), watchTable: null }),
  },

  // The room for other devices.
  'open-room': { need: 'director', effect: 'writes', run: anywhere(openRoom) },
  'change-room': { need: 'director', effect: 'writes', run: anywhere(changeRoom) },
  'renew-code': { need: 'director', effect: 'writes', run: anywhere(renewCode) },
  'close-room': { need: 'director', effect: 'writes', run: anywhere(closeRoom) },
  'test-room': { need: 'director', effect: 'reads', run: anywhere(testRoom) },
  'admit-guest': { need: 'director', effect: 'writes', run: anywhere(admitGuest) },
  'turn-away': { need: 'director', effect: 'writes', run: anywhere(turnAway) },
  join: { need: 'door', effect: 'writes', run: ({ admission, asker }, command) => admission.join(asker, command) },
  'hand-over': {
    need: 'guest',
    effect: 'writes',
    secret: true,
    run: ({ admission, asker }) => admission.handOver(asker),
  },
  'leave-room': { need: 'guest', effect: 'writes', run: ({ admission, asker }) => admission.leave(asker) },

  // The laptop itself.
  'change-settings': { need: 'director', effect: 'aside', run: changeSettings },
  'write-anew': { need: 'director', effect: 'aside', run: writeAgain },
};
