import { endOfString, type Json, type JsonFault, readJson } from './json.ts';
import { fail, type Result } from './result.ts';

/** A key that an object has twice, by the path of its second place. */
interface KeyTwice {
  readonly code: 'key-twice';
  readonly at: string;
}

/**
 * Reads JSON that a person may have written. If an object has a key twice, the parser silently takes the last value
 * and loses the other; programs never write one twice.
 */
export function readWrittenJson(written: string): Result<Json, JsonFault | KeyTwice> {
  // Some editors begin a file with a byte order mark.
  const text = written.replace(/^\uFEFF/, '');
  const json = readJson(text);
  const twice = json.ok ? keyTwice(text) : undefined;
  return twice === undefined ? json : fail({ code: 'key-twice', at: twice.join('.') });
}

/** Where the scan is in an object or a list: at which key or place, and which keys were there; `null`: a list. */
interface Level {
  readonly keys: Set<string> | null;
  at: string | number;
}

/** The path of the first key that an object has twice; `text` is known to be JSON. */
function keyTwice(text: string): readonly (string | number)[] | undefined {
  const levels: Level[] = [];
  let isKey = false;
  for (let i = 0; i < text.length; i++) {
    const top = levels.at(-1);
    switch (text[i]) {
      case '{':
        levels.push({ keys: new Set(), at: '' });
        isKey = true;
        break;
      case '[':
        levels.push({ keys: null, at: 0 });
        isKey = false;
        break;
      case '}':
      case ']':
        levels.pop();
        isKey = false;
        break;
      case ',':
        isKey = top?.keys instanceof Set;
        if (typeof top?.at === 'number') top.at += 1;
        break;
      case '"': {
        const end = endOfString(text, i);
        if (isKey && top?.keys) {
          top.at = JSON.parse(text.slice(i, end + 1)) as string;
          if (top.keys.has(top.at)) return levels.map(({ at }) => at);
          top.keys.add(top.at);
          isKey = false;
        }
        i = end;
        break;
      }
      default:
    }
  }
  return undefined;
}
