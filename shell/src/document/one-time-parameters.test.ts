import { addressWithoutOneTimeParameters, withoutOneTimeParameters } from './one-time-parameters.ts';

test.each([
  ['', ''],
  ['?utm_source=letter', '?utm_source=letter'],
  ['?newsletter=abc', ''],
  ['?utm_source=letter&newsletter=abc&newsletter=def', '?utm_source=letter'],
])('the query %j without one-time parameters is %j', (search, rest) => {
  expect(withoutOneTimeParameters(search)).toBe(rest);
});

test.each([
  ['', ''],
  ['https://search.example/?q=saty', 'https://search.example/?q=saty'],
  ['https://sk.odeta.example/?newsletter=abc', 'https://sk.odeta.example/'],
  ['https://sk.odeta.example/c/zeny?newsletter=abc&size=38', 'https://sk.odeta.example/c/zeny?size=38'],
])('the address %j without one-time parameters is %j', (address, rest) => {
  expect(addressWithoutOneTimeParameters(address)).toBe(rest);
});
