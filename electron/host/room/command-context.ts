import type { HostContext } from '../host-context.ts';
import type { Evening } from '../state/evening-state.ts';
import type { Asker, GuestAdmission } from './guest-admission.ts';

/** What a handler works with. */
export interface CommandContext {
  readonly host: HostContext;
  readonly admission: GuestAdmission;
  /** The connection that asked. */
  readonly asker: Asker;
}

/** The same for a command about an evening that exists. */
export interface EveningContext extends CommandContext {
  readonly evening: Evening;
}
