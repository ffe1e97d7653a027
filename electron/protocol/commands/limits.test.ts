import { expect, test } from 'vitest';
import { z } from 'zod';
import { REQUEST } from './command.ts';

/** As much of a JSON schema as is looked at here. */
interface Schema {
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly maxItems?: number;
}

const isLimited = ({ type, pattern, ...schema }: Schema): boolean =>
  type === 'string'
    ? 'maxLength' in schema || 'enum' in schema || 'const' in schema || !/[*+]|,\}|^$/.test(pattern ?? '')
    : type === 'array'
      ? 'maxItems' in schema || 'prefixItems' in schema
      : true;

/** The places in a schema where a page could send a text or a list of any length. */
function unlimited(schema: Schema, place: string): readonly string[] {
  const { properties = {}, items, prefixItems = [], anyOf = [], oneOf = [] } = schema;
  return [
    ...(isLimited(schema) ? [] : [place]),
    ...Object.entries(properties).flatMap(([name, inner]) => unlimited(inner, `${place}.${name}`)),
    ...[...prefixItems, ...anyOf, ...oneOf].flatMap((inner) => unlimited(inner, place)),
    ...(items ? unlimited(items, `${place}[]`) : []),
  ];
}

test('every text and every list that a page can send has a limit', () => {
  const request = z.toJSONSchema(REQUEST, { unrepresentable: 'any', io: 'input' }) as Schema;
  const commands = request.properties?.['command']?.oneOf ?? [];
  expect(commands.length).toBeGreaterThan(50);
  expect(commands.flatMap((command) => unlimited(command, command.properties?.['type']?.const ?? ''))).toEqual([]);
});
