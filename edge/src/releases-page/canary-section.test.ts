import { judge } from '@odeta/delivery/releases/budgets';
import { noCounts } from '@odeta/delivery/testing/simulate-canary';
import { canarySection } from './canary-section.ts';
import type { Overview } from './overview.ts';

const sectionOf = (verdicts: Overview['canaries'][number]['verdicts'], isWatched = true) =>
  canarySection(
    { canaries: [{ unit: 'cart', version: '2', share: 10, beside: '1', verdicts }] } as unknown as Overview,
    isWatched,
  ).html;

test('a canary is shown next to the version of the other visitors, with its limits and commands', () => {
  const counts = { canary: { ...noCounts, visitors: 100, error: 4 }, beside: { ...noCounts, visitors: 900, error: 9 } };

  const html = sectionOf(judge(counts, 10));

  expect(html).toContain('Canary: cart 2 beside 1, 10 %');
  expect(html).toMatch(/Uncaught errors.*4 %.*1 %.*1\.2 %.*class="watch"/);
  expect(html).toContain('npm run promote -- cart 2');
  expect(html).toContain('100 visitors with it, 900 beside it');
});

test('the page shows when a canary is not watched or the API could not count', () => {
  expect(sectionOf(null, false)).toContain('Nobody watches');
  expect(sectionOf(null)).toContain('The API could not count.');
});
