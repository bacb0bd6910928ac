import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { titlesOf } from '../documents/test-titles.ts';
import { findFaults } from './find-faults.ts';
import { readLawList } from './law-list.ts';
import { mutationsOf } from './mutations.ts';
import { createSources, type Sources } from './sources.ts';

const list = readLawList();
const sources = createSources((file) => readFileSync(path.join(workspace, file), 'utf8'));

test('every rule has in every country a law with its texts, or a reason why none applies (N1)', () => {
  expect(findFaults(list, sources)).toEqual([]);
});

test('every test that proves a rule exists', () => {
  const named = Object.values(list.rules).flatMap(({ places }) => places.flatMap(({ tests }) => tests));
  const files = [...new Set(named.map(({ file }) => file))];
  const titles = new Map(files.map((file) => [file, titlesOf(sources.code(file), file.endsWith('x'))]));

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ file, title }) => !titles.get(file)?.includes(title))).toEqual([]);
});

test('a notice that is taken away anywhere is a fault of its rule and country (N1)', () => {
  const mutations = mutationsOf(list);
  expect(mutations.length).toBeGreaterThan(400);

  const unnoticed = mutations.filter(
    (mutation) => !findFaults(list, mutation.sources(sources)).some((fault) => fault.startsWith(mutation.about)),
  );
  expect(unnoticed.map(({ name }) => name)).toEqual([]);
});

test('a text without the words of the law, and a rule without a source, are faults', () => {
  const polish = 'checkout-mfe/src/messages/pl.json';
  const changed: Sources = {
    ...sources,
    data: (file) => (file === polish ? { ...(sources.data(file) as object), order: 'Zamawiam' } : sources.data(file)),
  };
  const { 'order-button': _, ...others } = list.countries.sk;

  expect(findFaults(list, changed)).toEqual(['pl, order-button: no text says “Zamawiam z obowiązkiem zapłaty”']);
  expect(findFaults({ ...list, countries: { ...list.countries, sk: others } }, sources)).toEqual([
    'sk, order-button: has neither a law nor a reason why none applies',
  ]);
});
