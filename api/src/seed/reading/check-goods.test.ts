import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SEED_FOLDER } from '../../../testing/database/database.ts';
import { readSeed } from './read-seed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-seed-'));
  cpSync(SEED_FOLDER, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads the test seed after replacing a text in one file. */
function readChanged(file: string, from: string, to: string) {
  const name = path.join(folder, file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
  return readSeed(folder);
}

test('a valid seed is read', async () => {
  expect((await readSeed(folder)).measures.tables).toHaveLength(2);
});

test.each([
  ['kinds.yaml', '[women]', '[nowhere]', 'kinds.yaml:1: unknown category nowhere'],
  ['warnings.yaml', '[women-coats]', '[nowhere]', 'unknown category nowhere'],
  ['warnings.yaml', 'candles:', 'soap:', 'candles'],
  ['manufacturers.yaml', 'country: SK\n  responsible:', 'country: TR\n  # ', 'needs a responsible person'],
  ['colors.yaml', 'family: red', 'family: loud', 'colors.yaml:15: unknown family loud'],
  ['size-kinds.yaml', '[home]', '[nowhere]', 'unknown category nowhere'],
  ['size-kinds.yaml', '[36, 38,', '[35, 38,', 'unknown size 35'],
  ['size-kinds.yaml', 'sizes: [xs, s, m,', 'sizes: [xs, m,', 'no kind of sizes has all of these'],
  ['codes.yaml', '[empty]', '[nowhere]', 'unknown category nowhere'],
  ['codes.yaml', 'code: TEN,', 'code: TEN, customer: x@example.sk,', 'no account of sk has the e-mail x@example.sk'],
  ['club.yaml', 'months: 6', 'months: 2', 'months'],
  ['vouchers.yaml', 'value: 30', 'value: 0', 'value'],
  ['vouchers.yaml', 'value: 30', 'value: 30, customer: x@example.sk', 'has the e-mail x@example.sk'],
  ['measures.yaml', 'columns: [size, waist]', 'columns: [size, neck]', 'unknown measure neck'],
  ['measures.yaml', 'columns: [size, waist]', 'columns: [size]', '2 cells for 1 columns'],
  ['measures.yaml', 'sizes: [38, m]', 'sizes: [39, m]', 'unknown size 39'],
  ['measures.yaml', 'measures: [waist]', 'measures: [size]', 'nothing is said of size'],
  ['measures.yaml', 'categories: [women]', 'categories: [men]', 'unknown category men'],
  ['help.yaml', 'sk: Vrátenie, ', '', 'help.yaml:11: 0.titles.sk'],
  ['help.yaml', 'hu: "{returnDays} nap."', 'hu: ""', 'help.yaml:15: 0.texts.hu: must not be empty'],
  ['help.yaml', '/pomoc/retur/', '/retur', 'help.yaml:7: 0.links.ro: must be an address'],
  ['help.yaml', 'Ai {returnDays}', 'Ai {days}', 'help.yaml:16: {days} is not known in ro'],
  ['help.yaml', 'hu: "{deliveryCosts}"', 'hu: "{clubFee}"', 'help.yaml:35: {clubFee} is not known in hu'],
  ['contents.yaml', 'sk: "{clubFee}, od', 'sk: "{clubCost}, od', '{clubCost} is not known in sk'],
  ['home.yaml', 'sk: Na pošte alebo v boxe', 'sk: "V klube {chatOnWeekdays}"', '{chatOnWeekdays} is not known in sk'],
  ['reviews/sk.yaml', 'texts: []', 'texts: [{ stars: 5, for: cars, text: Dobré }]', 'unknown kind cars'],
  ['reviews/sk.yaml', 'texts: []', 'texts: []\nown: { NONE: { stars: 5, text: Dobré } }', 'unknown product NONE'],
  ['reviews/sk.yaml', 'texts: []', 'texts: [{ stars: 6, text: Dobré }]', 'reviews/sk.yaml:2: texts.0.stars'],
])('an error in %s is reported: %s → %s', async (file, from, to, message) => {
  await expect(readChanged(file, from, to)).rejects.toThrow(message);
});

test('more families of colours than a number has bits are reported', async () => {
  const family = { hex: '#000000', names: { pl: 'a', sk: 'a', hu: 'a', ro: 'a', ru: 'a', uk: 'a' } };
  const families = Object.fromEntries(Array.from({ length: 54 }, (_, index) => [`family-${index}`, family]));
  writeFileSync(path.join(folder, 'color-families.yaml'), JSON.stringify(families));

  await expect(readSeed(folder)).rejects.toThrow('color-families.yaml:1: the file: at most 53 families of colours');
});
