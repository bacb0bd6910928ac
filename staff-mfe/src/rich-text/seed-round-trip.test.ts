/** @jest-environment @odeta/build/dom-environment */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readHtml } from './read-html.ts';
import { createSchema } from './schema.ts';
import { writeHtml } from './write-html.ts';

const seed = path.join(import.meta.dirname, '../../../api/src/seed/data');
const parsed = (file: string) => parse(readFileSync(path.join(seed, file), 'utf8'), { merge: true }) as unknown;

/** Texts below the fields of these names. */
function textsOf(value: unknown, names: RegExp, isText = false): string[] {
  if (typeof value === 'string') return isText ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(one, names, isText || names.test(name)));
}

const legal = ['terms', 'privacy'].flatMap((folder) =>
  readdirSync(path.join(seed, 'legal', folder)).flatMap((file) => textsOf(parsed(`legal/${folder}/${file}`), /^text$/)),
);
const { topMenu, notices, banners } = parsed('contents.yaml') as Record<string, unknown>;
const lines = [topMenu, notices, banners].flatMap((part) =>
  textsOf(part, /^(application|desktop|mobile|html|contents|collapsible)$/),
);
const help = textsOf(parsed('help.yaml'), /^(texts|answers)$/);

test.each([
  { name: 'help', texts: help, isLine: false, least: 400 },
  { name: 'legal texts', texts: legal, isLine: false, least: 100 },
  { name: 'banners, notices and the top menu', texts: lines, isLine: true, least: 30 },
])('every text of the shop in $name is the same after the editor', ({ texts, isLine, least }) => {
  const schema = createSchema(isLine);
  const written = texts.map((text) => {
    const rich = readHtml(schema, text);
    return rich && writeHtml(rich.doc, rich.isBare);
  });

  expect(texts.length).toBeGreaterThan(least);
  expect(texts.filter((_, index) => written[index] === null)).toEqual([]);
  expect(written.map((text) => text && readHtml(schema, text)).filter((one) => one === null)).toEqual([]);
  // Apart from white space between blocks, which nobody sees.
  const plain = (text: string | null) =>
    text
      ?.replace(/\s+/g, ' ')
      .replace(/> (?=<(p|ul|ol|li|\/))/g, '>')
      .trim();
  expect(written.map(plain)).toEqual(texts.map(plain));
});
