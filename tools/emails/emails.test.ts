import { readFileSync } from 'node:fs';
import { COMPILED_LAYOUT, compileLayout } from './emails.ts';

test('the compiled email layout matches its source; otherwise run `npm run emails`', async () => {
  expect(readFileSync(COMPILED_LAYOUT, 'utf8')).toBe(await compileLayout());
});

test('the layout has no scripts or style sheets, and all its URLs come from the view', () => {
  const html = readFileSync(COMPILED_LAYOUT, 'utf8');

  expect(html).not.toMatch(/<script|<link|@import|url\(/i);
  expect(
    [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address).filter((one) => !one?.startsWith('{{')),
  ).toEqual([]);
});
