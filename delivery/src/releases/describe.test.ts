import type { DiscoveryEntry } from '@odeta/contracts';
import { describeShare } from './describe.ts';

const entry = (traffic: number, extras: Partial<NonNullable<DiscoveryEntry['extras']>> = {}): DiscoveryEntry => ({
  url: '/x.js',
  metadata: { integrity: '', version: '1' },
  deployment: { traffic, default: traffic === 100 },
  extras: { release: { url: '', integrity: '' }, ...extras },
});

test.each([
  ['everyone', entry(100)],
  ['testers', entry(0)],
  ['purchases that began with it', entry(0, { retiredAt: '2026-11-23T10:00:00.000Z' })],
  ['10 % in sk, hu of app', entry(10, { audience: { countries: ['sk', 'hu'], clients: ['app'] } })],
])('the audience of a version is described as "%s"', (words, version) => {
  expect(describeShare(version)).toBe(words);
});
