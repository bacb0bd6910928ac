import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const folder = path.join(import.meta.dirname, '../data');
/** Files of one language. */
const ofLanguage = /(?:^|[/-])(?:pl|sk|hu|ro|ru|uk)\.yaml$/;
const read = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'));

interface Pair {
  place: string;
  ru: unknown;
  uk: unknown;
}

/** Texts in both languages of Ukraine, which a file has side by side or which are a file each. */
const files = globSync('**/*.yaml', { cwd: folder });
const pairs: Pair[] = [
  ...files.filter((file) => !ofLanguage.test(file)).flatMap((file) => pairsIn(file, read(file))),
  ...files
    .filter((file) => /(?:^|[/-])ru\.yaml$/.test(file))
    .map((place) => ({ place, ru: read(place), uk: read(place.replace(/ru\.yaml$/, 'uk.yaml')) })),
];
const texts = pairs.flatMap(({ place, uk }) => listTexts(uk).map((text) => ({ place, text })));

test('every Russian text of the seed has a Ukrainian one', () => {
  const missing = pairs.filter(({ ru, uk }) => listTexts(ru).length > 0 && listTexts(uk).length === 0);

  expect(pairs.length).toBeGreaterThan(900);
  expect(missing.map(({ place }) => place)).toEqual([]);
  expect(
    files.filter(
      (file) => file.endsWith('ru.yaml') && !existsSync(path.join(folder, file.replace(/ru\.yaml$/, 'uk.yaml'))),
    ),
  ).toEqual([]);
});

test('Ukrainian texts have letters of Ukrainian only, and one apostrophe', () => {
  const wrong = /[ыэъё]|(?<=\p{Script=Cyrillic})['ʼ`´](?=\p{Script=Cyrillic})/iu;

  expect(texts.filter(({ text }) => wrong.test(text))).toEqual([]);
});

test('Ukrainian texts have the facts and links of the Russian ones', () => {
  const facts = (value: unknown) =>
    listTexts(value)
      .flatMap((text) => text.match(/\{\w+\}|href="[^"]*"/g) ?? [])
      .sort();

  expect(pairs.filter(({ ru, uk }) => String(facts(ru)) !== String(facts(uk))).map(({ place }) => place)).toEqual([]);
});

test('the Ukrainian search knows all attributes of the Russian one, and reviews are of the same goods', () => {
  const keysOf = (file: string, part: string) => Object.keys((read(file) as Record<string, object>)[part] ?? {}).sort();

  expect(keysOf('search/uk.yaml', 'attributes')).toEqual(keysOf('search/ru.yaml', 'attributes'));
  expect(keysOf('reviews/uk.yaml', 'own')).toEqual(keysOf('reviews/ru.yaml', 'own'));
});

function pairsIn(place: string, node: unknown): Pair[] {
  if (typeof node !== 'object' || node === null) return [];
  const own =
    !Array.isArray(node) && 'ru' in node ? [{ place, ru: node.ru, uk: 'uk' in node ? node.uk : undefined }] : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => pairsIn(`${place} ${key}`, value))];
}

function listTexts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(listTexts) : [];
}
