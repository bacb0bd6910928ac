import { withoutOneTimeParameters } from './one-time-parameters.ts';

test.each([
  ['', ''],
  ['?utm_source=letter', '?utm_source=letter'],
  ['?newsletter=abc', ''],
  ['?utm_source=letter&newsletter=abc&newsletter=def', '?utm_source=letter'],
])('of the query %j remains %j', (search, rest) => {
  expect(withoutOneTimeParameters(search)).toBe(rest);
});
