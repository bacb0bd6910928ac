import { formatResults, readJestReports, readPlaywrightReport, type Tally } from './test-results.ts';

const empty: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], times: [] };
const reportOf = (name: string, tests: { fullName: string; status: string; duration?: number }[]) => ({
  testResults: [{ name: `/shop/${name}`, status: 'failed', assertionResults: tests }],
});
const cartReport = reportOf('api/src/cart.test.ts', [
  { fullName: 'a cart is filled', status: 'passed', duration: 1500 },
  { fullName: 'a cart is emptied', status: 'failed' },
]);
const playwrightReport = {
  stats: { expected: 1, flaky: 1, unexpected: 0, skipped: 3 },
  suites: [
    {
      specs: [
        {
          file: 'buy.spec.ts',
          title: 'a buyer pays',
          tests: [{ projectName: 'phone', status: 'flaky', results: [{ duration: 2000 }, { duration: 1000 }] }],
        },
      ],
      suites: [
        {
          specs: [
            {
              file: 'buy.spec.ts',
              title: 'a guest pays',
              tests: [{ projectName: 'desktop', status: 'expected', results: [{ duration: 500 }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('the Jest report provides the counts, the failures and the duration of every test', () => {
  expect(readJestReports([cartReport], { root: '/shop', isGood: false })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['api/src/cart.test.ts: a cart is emptied'],
    flaky: [],
    times: [
      { name: 'api/src/cart.test.ts: a cart is filled', seconds: 1.5 },
      { name: 'api/src/cart.test.ts: a cart is emptied', seconds: 0 },
    ],
  });
});

test('a test that failed and passed when its file was repeated is flaky, and what failed twice is failed', () => {
  const again = reportOf('api/src/cart.test.ts', [
    { fullName: 'a cart is filled', status: 'failed', duration: 500 },
    { fullName: 'a cart is emptied', status: 'passed', duration: 1000 },
  ]);
  const passed = {
    passed: 2,
    flaky: ['api/src/cart.test.ts: a cart is filled', 'api/src/cart.test.ts: a cart is emptied'],
  };

  expect(readJestReports([cartReport, again], { root: '/shop', isGood: true })).toMatchObject({ ...passed, failed: 0 });
  expect(readJestReports([cartReport, cartReport], { root: '/shop', isGood: false })).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['api/src/cart.test.ts: a cart is emptied'],
    flaky: [],
  });
});

test('tests of a file that have the same name are counted separately', () => {
  const twins = ['passed', 'failed'].map((status) => ({ fullName: 'a cart is filled', status }));
  const tally = readJestReports([reportOf('api/src/cart.test.ts', twins)], { root: '/shop', isGood: false });

  expect(tally).toMatchObject({ passed: 1, failed: 1, flaky: [] });
});

test('a file that could not be run is a failure by its name, and flaky if it could be run again', () => {
  const broken = reportOf('api/src/cart.test.ts', []);
  const again = reportOf('api/src/cart.test.ts', [{ fullName: 'a cart is filled', status: 'passed' }]);

  expect(readJestReports([broken], { root: '/shop', isGood: false }).failures).toEqual(['api/src/cart.test.ts']);
  expect(readJestReports([broken, again], { root: '/shop', isGood: true })).toMatchObject({
    failures: [],
    flaky: ['api/src/cart.test.ts'],
  });
});

test('a run that fails without a failed test counts as one failure', () => {
  expect(readJestReports([{ testResults: [] }], { root: '/shop', isGood: false }).failed).toBe(1);
  expect(readPlaywrightReport(playwrightReport, { isGood: false }).failed).toBe(1);
});

test('the Playwright report provides the flaky tests and the total duration of all attempts', () => {
  expect(readPlaywrightReport(playwrightReport, { isGood: true })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 3,
    failures: [],
    flaky: ['buy.spec.ts (phone): a buyer pays'],
    times: [
      { name: 'buy.spec.ts (phone): a buyer pays', seconds: 3 },
      { name: 'buy.spec.ts (desktop): a guest pays', seconds: 0.5 },
    ],
  });
});

test('the summary has a row per stage, the failed, the flaky and the ten slowest tests, and the total in its last line', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ name: `test ${index}`, seconds: index }));
  const lines = formatResults([
    { name: 'types', seconds: 7.4, tally: { ...empty, passed: 1 } },
    {
      name: 'unit and API tests',
      seconds: 120,
      tally: { ...empty, passed: 20, failed: 1, failures: ['a cart is emptied'], times },
    },
    { name: 'browser journeys', seconds: 60, tally: { ...empty, passed: 5, flaky: ['a buyer pays'] } },
  ]).split('\n');

  expect(lines).toContain('types                   7 s  1 passed, 0 failed');
  expect(lines[lines.indexOf('Failed:') + 1]).toBe('a cart is emptied');
  expect(lines).toContain('a buyer pays');
  expect(lines.filter((line) => line.includes(' s  test '))).toHaveLength(10);
  expect(lines.indexOf('  11.0 s  test 11')).toBeLessThan(lines.indexOf('  10.0 s  test 10'));
  expect(lines.at(-1)).toBe('26 passed, 1 failed');
});

test('the summary of a run without flaky tests reports that no test was flaky', () => {
  expect(formatResults([{ name: 'types', seconds: 1, tally: empty }])).toContain('No test was flaky.');
});

test('skipped tests are counted in their row and in the total', () => {
  const lines = formatResults([
    { name: 'other engines', seconds: 1, tally: { ...empty, passed: 1, skipped: 1 } },
    { name: 'hot reload', seconds: 1, tally: { ...empty, passed: 2 } },
  ]).split('\n');

  expect(lines).toContain('other engines      1 s  1 passed, 0 failed, 1 skipped');
  expect(lines).toContain('hot reload         1 s  2 passed, 0 failed');
  expect(lines.at(-1)).toBe('3 passed, 0 failed, 1 skipped');
});
