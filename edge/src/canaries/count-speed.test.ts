import type { VitalsReport } from '@odeta/contracts';
import { createSpeedCounts } from './count-speed.ts';

const client = { headers: {}, client: { address: '::1', host: 'sk.localhost', protocol: 'http' as const }, prefix: '' };
const measured = { visitor: 'v', parts: [{ unit: 'cart', canary: '2', share: 10, version: '2' }] };
const report = (more: Partial<VitalsReport> = {}): VitalsReport => ({
  connection: 'fast',
  units: [
    { release: 'shell@1', downloaded: true },
    { release: 'cart@2', downloaded: true },
  ],
  views: [{ path: '/cart', isSoft: false, lcp: 1_200, inp: 48 }],
  ...more,
});

function open() {
  const said: unknown[] = [];
  const counts = createSpeedCounts(async (outcome, { parts }) => void said.push([outcome, parts.length]));
  const add = (given: VitalsReport, units = ['shell@1', 'cart@2']) => counts.add(measured, given, units, client);
  return { said, add };
}

test('how fast a measured version was is counted once for each visitor, with the group of the line and the cache', () => {
  const { said, add } = open();

  for (let times = 0; times < 2; times += 1) add(report());

  const speed = { group: 'fast downloaded', lcp: 1_200, inp: 48 };
  expect(said).toEqual([[{ release: 'cart@2', outcome: 'measured', speed }, 1]]);
});

test.each([
  ['of an address that was reached within the document', report({ views: [{ path: '/cart', isSoft: true, lcp: 9 }] })],
  ['of a browser that does not tell about its cache', report({ units: [{ release: 'cart@2' }] })],
  ['of another version', report({ units: [{ release: 'cart@1', downloaded: true }] })],
  ['without the largest paint', report({ views: [{ path: '/cart', isSoft: false, inp: 9 }] })],
])('a measurement %s is not counted', (_, given) => {
  const { said, add } = open();

  add(given);

  expect(said).toEqual([]);
});

test('a version that did not make the page is not counted', () => {
  const { said, add } = open();

  add(report(), ['shell@1']);

  expect(said).toEqual([]);
});
