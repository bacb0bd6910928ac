import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@odeta/contracts';
import { createI18n, type MessageTree } from './create-i18n.ts';

type Loader = (this: { resourcePath: string; addDependency: (file: string) => void }, source: string) => string;

const fillTexts: Loader = createRequire(import.meta.url)('../../../build/fill-texts-loader.cjs');
const workspace = path.resolve(import.meta.dirname, '../../../..');

/** The texts of a language after the build. */
function built(folder: string, language: string): MessageTree {
  const file = path.join(folder, `${language}.json`);
  const dependencies: string[] = [];
  const build = { resourcePath: file, addDependency: (name: string) => void dependencies.push(name) };
  const texts: MessageTree = JSON.parse(fillTexts.call(build, readFileSync(file, 'utf8')));
  expect(dependencies).toEqual([path.join(folder, 'pl.json')]);
  return texts;
}

test('a text missing in a language is the Polish one after the build, never its key (A1)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  const polish = {
    cart: { title: 'Koszyk', empty: 'Pusto', items_one: 'sztuka', items_other: 'sztuk' },
    help: 'Pomoc',
  };
  writeFileSync(path.join(folder, 'pl.json'), JSON.stringify(polish));
  writeFileSync(path.join(folder, 'hu.json'), JSON.stringify({ cart: { title: 'Kosár', items_other: 'darab' } }));

  const texts = built(folder, 'hu');
  const t = createI18n('hu', { unit: texts }).getFixedT(null, 'unit');

  expect([t('cart.title'), t('cart.empty'), t('help'), t('cart.items', { count: 1 })]).toEqual([
    'Kosár',
    'Pusto',
    'Pomoc',
    'darab',
  ]);
});

test('a language with all texts gets none of another language', () => {
  const files = globSync('{*,shared/*}/src/**/{account-,}messages/pl.json', {
    cwd: workspace,
    exclude: (name) => name === 'node_modules',
  });
  expect(files.length).toBeGreaterThan(10);

  for (const folder of files.map((file) => path.join(workspace, path.dirname(file)))) {
    for (const language of languages.filter((one) => one !== 'pl')) {
      expect(built(folder, language)).toEqual(JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')));
    }
  }
});
