import type { Refusal } from '../../../engine/core/refusal.ts';
import { fill } from '../../../engine/core/text.ts';
import { LAN_TEXTS } from '../../../electron/protocol/nearby/lan-texts.ts';
import { Words } from '../i18n/words.ts';

/** Knows also why a room is not found; apart, so that the first page need not fetch those sentences. */
export class NearWords extends Words {
  override refusal(refusal: Refusal): string {
    const { code, at = '' } = refusal;
    const known = Object.hasOwn(LAN_TEXTS, code) ? LAN_TEXTS[code] : undefined;
    return known ? fill(known[this.language], { at }) : super.refusal(refusal);
  }
}
