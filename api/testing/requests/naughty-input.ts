import type { Endpoint, ObjectSchema } from '@odeta/contracts';
import strings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import * as v from 'valibot';
import { usualInputOf } from './odd-input.ts';

/** Texts that programs of other people stumbled over (https://github.com/minimaxir/big-list-of-naughty-strings). */
export const naughtyStrings: readonly string[] = strings;

/** Payloads with each of these texts in all fields that take any text, and so are typed by people. Empty for an endpoint without such fields. */
export function naughtyPayloads(endpoint: Endpoint, texts: readonly string[]): Record<string, unknown>[] {
  const { entries = {} } = (endpoint.payload as ObjectSchema | undefined) ?? {};
  const typed = Object.entries(entries).filter(([, schema]) => v.is(schema, '<b> "\'') && !v.is(schema, 7));
  if (typed.length === 0) return [];
  return texts.map((text) => ({
    ...usualInputOf(endpoint).payload,
    ...Object.fromEntries(typed.map(([name]) => [name, text])),
  }));
}
