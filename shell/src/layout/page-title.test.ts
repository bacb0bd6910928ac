import { createTestStorefront } from '@odeta/storefront/testing';
import { pageTitle } from './page-title.ts';

const { client } = createTestStorefront().session.state;
const android = { ...client, isApp: true, isAndroid: true };
const ios = { ...client, isApp: true, isIos: true };
const title = (length: number) => 'š'.repeat(length);

test.each([
  ['Android', android, 60],
  ['iOS', ios, 59],
])('an app on %s truncates a title that exceeds its limit (A11)', (_, app, longest) => {
  expect(pageTitle(title(longest), app)).toBe(title(longest));
  expect(pageTitle(title(longest + 1), app)).toBe(`${title(longest)}…`);
});

test('a browser gets the whole title', () => {
  expect(pageTitle(title(80), { ...client, isIos: true })).toBe(title(80));
});
