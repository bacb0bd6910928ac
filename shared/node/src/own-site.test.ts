import { senderSiteOf } from './own-site.ts';

const own = 'https://odeta.sk';

test.each([
  ['own', { 'sec-fetch-site': 'same-origin', origin: own }],
  ['own', { 'sec-fetch-site': 'none' }],
  ['own', { origin: own }],
  ['own', { referer: `${own}/releases?x=1` }],
  ['foreign', { origin: 'https://evil.example' }],
  ['foreign', { origin: 'https://sub.odeta.sk' }],
  ['foreign', { origin: 'http://odeta.sk' }],
  ['foreign', { origin: `${own}:8443` }],
  ['foreign', { origin: 'null' }],
  ['foreign', { origin: 'https://evil.example', referer: `${own}/` }],
  ['foreign', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ['foreign', { 'sec-fetch-site': 'same-site', origin: own }],
  ['foreign', { 'sec-fetch-site': 'cross-site' }],
  ['foreign', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ['foreign', { referer: 'https://odeta.sk.evil.example/' }],
  ['foreign', { referer: 'no address' }],
  ['unknown', {}],
] as const)('the site of a request is %s with the headers %j', (expected, headers) => {
  expect(senderSiteOf({ headers, protocol: 'https', host: 'odeta.sk' })).toBe(expected);
});
