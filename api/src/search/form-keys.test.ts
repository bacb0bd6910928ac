import type { FoundForm } from './find-forms.repository.ts';
import { bestForms, keysOf } from './form-keys.ts';

const formOf = (shown: string, form: string, term: string): FoundForm => ({
  ...{ form, term, shown },
  ...{ level: 1, products: 1, isKind: false },
});
const read = (language: 'pl' | 'hu', typed: string, forms: readonly FoundForm[]) =>
  bestForms(
    keysOf(language, [typed]),
    Map.groupBy(forms, ({ form }) => form),
    language,
  );

test('an exact spelling counts more than a word with other accents (P13)', () => {
  const forms = [formOf('miśka', 'miska', 'mis'), formOf('miska', 'miska', 'miska')];

  expect(read('pl', 'miska', forms).map(({ term, level }) => [term, level])).toEqual([
    ['mis', 0.7],
    ['miska', 1],
  ]);
  expect(read('pl', 'miśka', forms).map(({ level }) => level)).toEqual([1, 0.7]);
});

test('a stop word is ignored only in its exact spelling (P13)', () => {
  const forms = [formOf('kérek', 'kerek', ':stop'), formOf('kerek', 'kerek', 'kerek')];

  expect(read('hu', 'kerek', forms).map(({ term }) => term)).toEqual(['kerek']);
});

test('Hungarian words match by their stem only if they have enough in common (P13)', () => {
  const forms = [formOf('csík', '~csi', '#pattern/stripes'), formOf('kabát', '~kabat', 'kabat')];

  expect(read('hu', 'csima', forms)).toEqual([]);
  expect(read('hu', 'kabátokat', forms).map(({ term }) => term)).toEqual(['kabat']);
});
