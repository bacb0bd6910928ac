import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SEED_FOLDER } from '../../../testing/database/database.ts';
import { readSeed } from './read-seed.ts';

const GOODS = 'products/goods.yaml';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-seed-'));
  cpSync(SEED_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function readChanged(from: string, to: string) {
  const name = path.join(folder, GOODS);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
  return readSeed(folder);
}

const lineOf = (words: string) =>
  readFileSync(path.join(SEED_FOLDER, GOODS), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1;

test.each([
  [
    'a missing description',
    'name: Kabát, slug: kabat, description: Vlnený kabát',
    'name: Kabát, slug: kabat',
    'description',
  ],
  ['an empty name', 'name: Kabát,', 'name: "",', 'texts.sk.name: must not be empty'],
  ['an unknown colour', 'color: camel', 'color: beige', 'unknown color beige'],
  ['an unknown view of a picture', 'coat-camel/detail', 'coat-camel/inside', 'must be <picture-id>'],
  ['fractions of a forint', 'hu: 40000', 'hu: 40000.5', '40000.5 has too many decimals'],
  ['a missing price', ', ua: 5000 }', ' }', 'ua'],
  ['a composition above 100 %', 'wool: 60', 'wool: 70', 'adds up to 110 %, not 100'],
  [
    'a struck-through price that was not the lowest',
    'lowest: { pl: 390',
    'lowest: { pl: 400',
    '30 days before was 390',
  ],
  [
    'a measure that is in no table',
    'sizes: [36, 38]',
    'worn: { neck: { at: 0.5 } }\n    sizes: [36, 38]',
    'unknown measure neck',
  ],
  ['a promotion above the regular price', 'prices: { pl: 300.5', 'prices: { pl: 390', 'a promotion must be below'],
])('%s is reported with its line', async (_, from, to, message) => {
  const where = new RegExp(`^${GOODS}:${lineOf(from.trim())}: .*${message.replace(/[.$]/g, '\\$&')}`);

  await expect(readChanged(from.trim(), to.trim())).rejects.toThrow(where);
});
