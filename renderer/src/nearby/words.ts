import { LAN_REFUSALS } from '#electron/protocol/lan-refusals.ts';
import type { Layer } from '#engine/core/refusal.ts';
import { Words } from '../i18n/words.ts';

/** Also knows why a room is not found; separate, so that the first page need not load those sentences. */
export class NearWords extends Words {
  protected override sentences(layer: Layer): ReturnType<Words['sentences']> {
    return layer === 'lan' ? LAN_REFUSALS : super.sentences(layer);
  }
}
