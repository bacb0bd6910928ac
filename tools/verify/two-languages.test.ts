import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';

/** Ukraine has two languages: each text, and each form of a plural, is there in both, with the same placeholders. */
const files = globSync(
  ['*/src/**/messages/**/ru.json', 'shared/*/src/**/{,*-}messages/ru.json', 'sandbox/*/src/texts/ru.json'],
  { cwd: workspace },
);

test.each(files)('what %s says in Russian is said in Ukrainian', (file) => {
  const [russian, ukrainian] = [textsIn(file), textsIn(file.replace(/ru\.json$/, 'uk.json'))];

  expect(ukrainian.map(([key]) => key)).toEqual(russian.map(([key]) => key));
  expect(ukrainian.map(placesIn)).toEqual(russian.map(placesIn));
});

test('all files are compared', () => {
  expect(files.length).toBeGreaterThan(20);
});

type Text = readonly [key: string, text: string];

const textsIn = (file: string) => listTexts(JSON.parse(readFileSync(path.join(workspace, file), 'utf8')));

const listTexts = (node: object, path = ''): Text[] =>
  Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as const] : listTexts(value, `${path}${name}.`),
  );

const placesIn = ([key, text]: Text) => [key, [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort()];
