import { encodingOf } from './compress.ts';

test.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['gzip;q=0.8, br;q=0.4', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('for Accept-Encoding: %s a page is sent as %s', (accepted, expected) => {
  expect(encodingOf(accepted)).toBe(expected);
});
