import { readLawList } from './law-list.ts';
import { lawPage } from './law-page.ts';
import { createOutcomes, withRetried } from './passes.ts';

const at = Date.UTC(2026, 10, 28, 20, 15);
const outcomes = createOutcomes(
  {
    jest: {
      testResults: [
        {
          name: '/shop/shared/ui/src/price.test.tsx',
          endTime: at,
          assertionResults: [
            { title: 'the button in sk', status: 'passed' },
            { title: 'the button in pl', status: 'failed' },
          ],
        },
      ],
    },
    playwright: {
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                {
                  ...{ file: 'every-page/consent.spec.ts', title: 'in sk nothing', ok: true },
                  tests: [{ results: [{ startTime: new Date(at).toISOString(), duration: 1000 }] }],
                },
              ],
            },
          ],
        },
      ],
    },
  },
  '/shop',
);

test('a test with several cases has passed when all of them have', () => {
  expect(outcomes('shared/ui/src/price.test.tsx', 'the button in sk')).toEqual({ passed: true, at });
  expect(outcomes('shared/ui/src/price.test.tsx', 'the button in %s')).toEqual({ passed: false, at });
  expect(outcomes('shared/ui/src/price.test.tsx', 'the button')).toBeNull();
  expect(outcomes('e2e/specs/every-page/consent.spec.ts', 'in … nothing')).toEqual({ passed: true, at: at + 1000 });
});

test('of a file that was run once more the second run counts', () => {
  const run = (name: string, status: string) => ({
    testResults: [{ name: `/shop/${name}`, endTime: at, assertionResults: [{ title: 'a cart is filled', status }] }],
  });
  const [first, again] = [run('cart.test.ts', 'failed'), run('cart.test.ts', 'passed')];
  const both = { testResults: [...first.testResults, ...run('list.test.ts', 'failed').testResults] };
  const jest = withRetried(both, again);
  const outcomeOf = createOutcomes({ ...(jest && { jest }) }, '/shop');

  expect(outcomeOf('cart.test.ts', 'a cart is filled')?.passed).toBe(true);
  expect(outcomeOf('list.test.ts', 'a cart is filled')?.passed).toBe(false);
  expect(withRetried(both, undefined)).toBe(both);
});

test('the evidence page has every country and rule, and the outcome of each test', () => {
  const page = lawPage(readLawList(), (_, title) => (title.includes('the button') ? { passed: true, at } : null));

  expect(page.match(/<h2 id="(pl|sk|hu|ro|ua)">/g)).toHaveLength(5);
  expect(page).toMatch(/Act of 9 May 2014 on price information, art\. 4\(2\).*?2023-01-01/s);
  expect(page).toContain('(passed 2026-11-28 20:15 UTC)');
  expect(page).toContain('(not in the last run)');
});
