import type { Command } from '#electron/protocol/commands/command.ts';
import { refuseHost } from '#electron/protocol/refusals.ts';
import { must } from '#engine/core/assert-never.ts';
import { groupedFaults } from '#engine/core/faults.ts';
import { fail } from '#engine/core/result.ts';
import { refuse } from '#engine/tournament/refusals.ts';
import type { HostContext } from '../host-context.ts';
import type { Outcome } from '../outcome.ts';
import type { EveningContext } from '../room/command-context.ts';
import type { Asker, GuestAdmission } from '../room/guest-admission.ts';
import type { Evening } from '../state/evening-state.ts';
import type { Access } from '../state/guests/access.ts';
import { guestOf, type GuestRoom } from '../state/guests/guest-room.ts';
import type { Commands, CommandType } from './handler.ts';
import { COMMANDS } from './index.ts';
import { refuseAsking } from './may-ask.ts';

/**
 * Carries out one command of one connection, if that connection may ask for it. Nothing of it is visible before the
 * ledger has written it. The caller applies what it changes about the connection.
 */
export function execute(
  host: HostContext,
  admission: GuestAdmission,
  asker: Asker,
  command: Command,
): Outcome | Promise<Outcome> {
  const { room, evenings } = host.ledger;
  const evening = 'evening' in command ? evenings.get(command.evening) : undefined;
  const refused = refuseAsking({ access: asker.access, command, room, evening: evening?.state });
  if (refused) return { answer: fail([refused]) };
  if ('evening' in command && !evening) return { answer: fail([refuse('no-such-evening', { text: command.evening })]) };
  const context: EveningContext = {
    ...{ host, admission, asker },
    get evening(): Evening {
      return must(evening, 'the evening of a command');
    },
  };
  const { every } = COMMANDS[command.type];
  if (!every || asker.access.type !== 'guest')
    return handle(command.type, context, signed(room, asker.access, command));
  const { guest } = asker.access;
  const { waits } = host.ledger.activity;
  const now = Date.parse(host.now());
  if (waits.isTooSoon(guest, every, now)) return { answer: fail([refuseHost(every.code)]) };
  const outcome = handle(command.type, context, signed(room, asker.access, command));
  // What was refused has disturbed nobody.
  if (outcome instanceof Promise || outcome.answer.ok) waits.did(guest, every, now);
  return outcome;
}

function handle<T extends CommandType>(
  type: T,
  context: EveningContext,
  command: Commands[T],
): Outcome | Promise<Outcome> {
  const returned = COMMANDS[type].run(context, command);
  return returned instanceof Promise ? returned.then(outcomeOf) : outcomeOf(returned);
}

const outcomeOf = (returned: Outcome | Outcome['answer']): Outcome => {
  const outcome: Outcome = 'answer' in returned ? returned : { answer: returned };
  const { answer } = outcome;
  // However much is wrong with what a stranger sent: an answer is kept, and goes to a phone.
  return answer.ok ? outcome : { ...outcome, answer: fail(groupedFaults(answer.error)) };
};

/** What a guest writes bears the guest's own name, whatever the page says. */
function signed<C extends Command>(room: GuestRoom | null, access: Access, command: C): C {
  if (access.type !== 'guest' || !COMMANDS[command.type].signed) return command;
  return { ...command, by: guestOf(room, access.guest)?.name };
}
