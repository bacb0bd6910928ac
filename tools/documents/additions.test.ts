import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, ended } from '@odeta/testing/commands';
import { workspace } from '@odeta/workspace/workspace';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';

const ifFull = process.env.TEST_SCOPE === 'full' ? test : test.skip;

/** The cells of the rows of a guide's first table, without its head. */
function rowsOf(guide: string): string[][] {
  const text = readFileSync(path.join(workspace, 'docs', guide), 'utf8');
  const [, , ...rows] = text.split('\n').filter((line) => /^ *\|/.test(line));
  return rows.map((row) =>
    row
      .trim()
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

/** The patterns of files in a text. */
const patternsIn = (text = '') =>
  [...text.matchAll(/`([\w@.*?{},/-]+\.[\w*{},?]+)`/g)].map(([, pattern = '']) => pattern);

/** Dependencies have files of the same names. */
const filesOf = (pattern: string) => globSync(pattern, { cwd: workspace, exclude: ['**/node_modules/**'] });

const field = rowsOf('add-a-field-of-the-address.md').map(([, file, , says]) => ({ patterns: patternsIn(file), says }));
const payment = rowsOf('add-a-payment-method.md').map(([, file]) => ({ patterns: patternsIn(file), says: '' }));
const country = rowsOf('add-a-country.md').map(([, where]) => ({ patterns: patternsIn(where), says: '' }));
const isText = (pattern: string) => pattern.endsWith('.json');

test('the guides for a field, a payment method and a country name files that exist', () => {
  const patterns = [...field, ...payment, ...country].flatMap(({ patterns, says }) => [
    ...patterns,
    ...patternsIn(says),
  ]);

  expect(patterns.length).toBeGreaterThan(25);
  expect(patterns.filter((pattern) => !pattern.startsWith('**') && filesOf(pattern).length === 0)).toEqual([]);
});

test('a field of the address is 6 files and its texts, a payment method 4', () => {
  const migrations = 'api/src/db/migrations/*-*.ts';
  const patterns = field.flatMap(({ patterns }) => patterns.filter((pattern) => !isText(pattern)));

  expect(patterns).toContain(migrations);
  expect(patterns.flatMap((pattern) => (pattern === migrations ? [pattern] : filesOf(pattern)))).toHaveLength(6);
  expect(payment.flatMap(({ patterns }) => patterns.flatMap(filesOf))).toHaveLength(4);
});

/** Files of the copy in which the type checker finds errors, with what it says of them. */
async function findTypeErrors(root: string): Promise<Map<string, string>> {
  const project = 'shared/build/tsconfig/all/tests.json';
  const own = ['--tsBuildInfoFile', path.join(root, '.data/types'), '--pretty', 'false', '--singleThreaded'];
  const { output } = await ended(begin('tsc', ['-p', project, ...own], { PATH: binaries }, root));
  const found = new Map<string, string>();
  for (const error of output.split(/^(?=\S+\(\d+,\d+\): error)/m)) {
    const [, file] = /^(\S+)\(/.exec(error) ?? [];
    if (file) found.set(file, (found.get(file) ?? '') + error);
  }
  return found;
}

const binaries = `${path.join(workspace, 'node_modules/.bin')}:${process.env.PATH}`;

/** The titles of the tests of the copy that fail, and what they say. */
async function findFailures(root: string, ...patterns: string[]) {
  const report = path.join(root, '.data/tests.json');
  const environment = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', PATH: binaries };
  await ended(begin('jest', ['--maxWorkers=2', '--json', '--outputFile', report, ...patterns], environment, root));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { status: string; title: string; failureMessages: string[] }[] }[];
  };
  return testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed');
}

function edit(root: string, file: string, ...changes: readonly (readonly [before: string, after: string])[]) {
  const place = path.join(root, file);
  let text = readFileSync(place, 'utf8');
  for (const [before, after] of changes) {
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    text = text.replace(before, after);
  }
  writeFileSync(place, text);
}

// It takes three minutes: the types of the whole workspace are checked.
ifFull(
  'what a new field of the address, payment method and country need is said by the type checker and the tests, as in their guides',
  async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'odeta-additions-'));
    try {
      copyWorkspace(root);
      cpSync(path.join(workspace, 'docs'), path.join(root, 'docs'), { recursive: true });
      const checkSeed = () => ended(begin('node', ['api/src/seed/check.ts'], { NODE_OPTIONS: '' }, root));
      const methods = 'shared/contracts/src/checkout/payment-methods.ts';
      edit(root, 'shared/contracts/src/base/address-fields.ts', [
        '  mobilePhone: {',
        "  district: { part: 'place', autoComplete: 'address-level3', width: 'third' },\n  mobilePhone: {",
      ]);
      edit(root, methods, ['  card: {', "  instant: { needs: 'code' },\n  card: {"]);

      const failures = await findFailures(root, 'validation/src/address-fields', 'address/messages', 'seeded-rules');
      const saying = (word: string) =>
        failures.filter(({ failureMessages: [said = ''] }) => said.includes(`"${word}"`)).map(({ title }) => title);
      expect(saying('district').map((title) => title.replace(/ in ..$/, ''))).toEqual([
        expect.stringMatching(/ is in the form of a country/),
        ...Array(6).fill('every field of the address has a label'),
      ]);
      expect(saying('instant')).toEqual(['every payment method that the contracts describe is offered in a country']);

      edit(root, 'api/src/seed/data/delivery.yaml', [
        '    card: {',
        '    instant: { name: Instant, provider: online }\n    card: {',
      ]);
      expect((await checkSeed()).errors).toMatch(/delivery\.yaml:\d+: no delivery of pl offers the payment instant/);

      edit(
        root,
        'shared/contracts/src/base/country.ts',
        ["'ua'] as const", "'ua', 'cz'] as const"],
        ["'uk'] as const", "'uk', 'cs'] as const"],
        ['  ua: country(', "  cz: country('cz', ['cs'], 'CZK', 2, 'Europe/Prague', 'numeric', 2),\n  ua: country("],
      );
      expect((await checkSeed()).errors).toMatch(/reviews\/cs\.yaml/);
      expect(await findFailures(root, 'tools/documents/compose')).not.toEqual([]);

      const errors = [...(await findTypeErrors(root))];
      const ofField = errors
        .filter(([, error]) => error.includes('district') && !/\bc[zs]\b/.test(error))
        .map(([file]) => file);
      const byTypes = field
        .filter(({ says = '' }) => says.startsWith('the type checker'))
        .flatMap(({ patterns, says }) => (patternsIn(says).length > 0 ? patternsIn(says) : patterns));
      expect(ofField.sort()).toEqual(byTypes.sort());

      const ofCountry = errors.map(([file]) => file).filter((file) => !ofField.includes(file));
      const patterns = country.flatMap(({ patterns }) => patterns);
      const named = patterns.filter((pattern) => !pattern.startsWith('**')).flatMap(filesOf);
      expect(ofCountry.filter((file) => !/\.test\.tsx?$/.test(file)).sort()).toEqual(named.sort());
    } finally {
      rmSync(root, { recursive: true });
    }
  },
  1_800_000,
);
