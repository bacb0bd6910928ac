import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { legalFiles } from './legal.schema.ts';

interface Text {
  parts: Record<string, { title: string; text: string; rows?: unknown[]; purposes?: Record<string, string> }>;
}

/** Copies of a text, each without one of its parts, or with an empty one. */
function mutantsOf(text: Text): [string, unknown][] {
  const keys = Object.keys(text.parts);
  const purposes = Object.keys(text.parts.devices?.purposes ?? {});
  return [
    ...keys.map((key): [string, unknown] => [key, without(text, (copy) => delete copy.parts[key])]),
    ...keys.map((key): [string, unknown] => [`${key}.text`, without(text, (copy) => blank(copy.parts[key]))]),
    ...purposes.map((name): [string, unknown] => [
      `devices.${name}`,
      without(text, (copy) => delete copy.parts.devices?.purposes?.[name]),
    ]),
  ];
}

function without(text: Text, change: (copy: Text) => void) {
  const copy = structuredClone(text);
  change(copy);
  return copy;
}

function blank(part: { text: string } | undefined) {
  if (part) part.text = ' ';
}

test.each(legalFiles)('the shop does not start without any part of $name', ({ name, schema }) => {
  const text = parse(readFileSync(path.join(import.meta.dirname, '../data', name), 'utf8')) as Text;
  expect(v.is(schema, text)).toBe(true);

  const accepted = mutantsOf(text).filter(([, mutant]) => v.is(schema, mutant));
  expect(accepted.map(([what]) => what)).toEqual([]);
});
