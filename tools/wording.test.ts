import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './workspace.ts';

/**
 * What no text of a language says, and what it says instead. The shop speaks to everybody in one voice: informally in Polish and
 * Romanian, as fashion shops there do, formally in Slovak, Hungarian and Russian; and it has one word for one thing.
 */
const avoided: Record<string, readonly (readonly [pattern: RegExp, instead: string])[]> = {
  pl: [
    [words('Państw\\p{L}*', 'proszę', 'prosimy', 'należy wy\\p{L}+'), 'Wybierz, Sprawdź, Twoje'],
    [words('list\\p{L} życzeń'), 'Ulubione'],
    [words('zalogowany', 'podałeś', 'chciałbyś'), 'words that address everybody'],
  ],
  sk: [
    [words('zoznam\\p{L}* želaní'), 'Obľúbené'],
    [words('vyber', 'skontroluj', 'zadaj', 'skús'), 'Vyberte, Skontrolujte'],
  ],
  hu: [
    [words('kívánságlist\\p{L}*'), 'Kedvencek'],
    [/^Újra$/, 'Újrapróbálás'],
    // What costs exactly this much is delivered free, too.
    [/\}\} felett(i| a)/, 'legalább {{price}} értékű vásárlásnál'],
    // A date in figures ends with a full stop of its own: 2026. 11. 23.
    [/\{\{(date|until|withdraw)\}\}\./, '{{date}} without another full stop'],
  ],
  ro: [
    [
      words(
        'dumneavoastră',
        'vă (rugăm|mulțumim|puteți)',
        'alegeți',
        'vedeți',
        'introduceți',
        'încercați',
        'verificați',
      ),
      'Alege, Vezi',
    ],
    [words('list\\p{L}+ de dorințe'), 'Favorite'],
  ],
  ru: [
    [words('спис\\p{L}* желаний'), 'Избранное'],
    [/сумма больше/, 'при покупке от {{price}}'],
    [words('учётн\\p{L}+ запис\\p{L}+', 'аккаунт\\p{L}*'), 'Мой кабинет, личный кабинет'],
  ],
};

/** Whole words; `\b` knows the letters of English only. */
function words(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(${patterns.join('|')})(?!\\p{L})`, 'iu');
}

const files = globSync(['*/src/**/messages/**/*.json', 'shared/*/src/**/messages/*.json'], { cwd: workspace });

test.each(Object.entries(avoided))(
  'texts of %s speak with one voice, and have one word for one thing',
  (language, rules) => {
    const texts = files.filter((file) => path.basename(file) === `${language}.json`).flatMap(readTexts);
    const found = texts.flatMap(({ place, text }) =>
      rules.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${place}: "${text}" → ${instead}`),
    );

    expect(texts.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  },
);

test('goods have the names that texts have: jeansy in Polish, blugi in Romanian', () => {
  const seed = globSync(['api/src/seed/data/{products/*,categories}.yaml'], { cwd: workspace });
  const found = seed.filter((file) => /dżins|name: Jeanși/i.test(readFileSync(path.join(workspace, file), 'utf8')));

  expect(seed.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

const readTexts = (file: string) =>
  listTexts(JSON.parse(readFileSync(path.join(workspace, file), 'utf8'))).map((text) => ({ place: file, text }));

const listTexts = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(listTexts);
