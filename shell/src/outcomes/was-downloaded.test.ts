import { wasDownloaded } from './was-downloaded.ts';

const file = (name: string, startTime: number, transferSize: number, encodedBodySize = 5_000) => ({
  name: new URL(name, 'https://sk.localhost/releases/cart/1.5.0-c/').href,
  startTime,
  transferSize,
  encodedBodySize,
});

test.each([
  ['downloaded', [file('remote-entry.js', 1, 5_300)], true],
  ['taken from the cache', [file('remote-entry.js', 1, 0)], false],
  ['still valid in the cache', [file('remote-entry.js', 1, 300)], false],
  ['in the cache without a later part', [file('static/part.js', 9, 5_300), file('remote-entry.js', 1, 0)], false],
  [
    'downloaded, and shares files with an earlier one',
    [file('../page.1.js', 0, 0), file('remote-entry.js', 1, 5_300)],
    true,
  ],
  ['of an origin that does not tell', [file('remote-entry.js', 1, 0, 0)], undefined],
  ['still under way', [], undefined],
])('a version that is %s', (_, timings, expected) => {
  const ofOthers = { ...file('', 0, 900), name: 'https://sk.localhost/releases/cart/1.5.0/remote-entry.js' };

  expect(wasDownloaded([ofOthers, ...timings], 'cart@1.5.0-c')).toBe(expected);
});
