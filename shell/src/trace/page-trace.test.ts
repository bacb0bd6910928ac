import { measurePhases } from './measure-phases.ts';
import { readGiven, readPhases } from './page-trace.ts';

const fileOf = (file: string, startTime: number, responseEnd: number, transferSize = 1_000) => ({
  name: `http://sk.localhost/releases/cart/${file}`,
  ...{ startTime, responseEnd, transferSize, encodedBodySize: 700 },
});

function createTiming(files: object[], marks: Record<string, number> = {}, serverTiming: object[] = []) {
  const measured: { name: string; options: PerformanceMeasureOptions }[] = [];
  const timing = {
    getEntriesByType: (type: string) => (type === 'resource' ? files : [{ serverTiming }]),
    getEntriesByName: (name: string, type: string) => {
      if (type === 'measure') return measured.filter((known) => known.name === name);
      return name in marks ? [{ startTime: marks[name] }] : [];
    },
    measure: (name: string, options: PerformanceMeasureOptions) => void measured.push({ name, options }),
  };
  return { timing: timing as unknown as Performance, measured };
}

test('the phases of a version are its files by kind, its rendering, and when it was shown', () => {
  const files = [
    fileOf('1.0.0-a/browser/remote-entry.js', 10, 30),
    fileOf('1.0.0-a/browser/static/page-cart.1f.js', 12, 60),
    fileOf('1.0.0-a/browser/static/__federation_expose_remote.2f.js', 11, 40),
    fileOf('1.0.0-a/browser/static/messages_sk-json.3f.js', 12, 20, 0),
    fileOf('1.0.0-a/browser/static/page-cart.css', 13, 25),
    fileOf('1.0.0-b/browser/remote-entry.js', 1, 2),
    fileOf('1.0.0-a/browser/static/page-later.4f.js', 900, 950),
  ];
  const marks = { 'cart@1.0.0-a loaded': 70, 'cart@1.0.0-a shown': 100 };

  const phases = readPhases('cart@1.0.0-a', createTiming(files.slice(0, 6), marks).timing);

  expect(phases).toEqual([
    { name: 'entry', start: 10, end: 30, bytes: 1_000, isStored: false },
    { name: 'chunk', start: 11, end: 60, bytes: 2_000, isStored: false },
    { name: 'style', start: 13, end: 25, bytes: 1_000, isStored: false },
    { name: 'texts', start: 12, end: 20, bytes: 0, isStored: true },
    { name: 'render', start: 70, end: 100, bytes: 0, isStored: false },
    { name: 'shown', start: 0, end: 100, bytes: 0, isStored: false },
  ]);
  expect(readPhases('cart@1.0.0-a', createTiming(files, marks).timing)).toEqual(phases);
});

test('a version that is not shown yet has only the phases of its files', () => {
  const { timing } = createTiming([fileOf('1/browser/remote-entry.js', 10, 30)]);

  expect(readPhases('cart@1', timing).map(({ name }) => name)).toEqual(['entry']);
});

test('the browser shows each phase once, on the track of its unit', () => {
  const { timing, measured } = createTiming([fileOf('1/browser/remote-entry.js', 10, 30)]);
  const phases = readPhases('cart@1', timing);

  measurePhases('cart@1', 'preview', phases, timing);
  measurePhases('cart@1', 'preview', phases, timing);

  expect(measured).toEqual([
    {
      name: 'cart@1 entry',
      options: expect.objectContaining({
        ...{ start: 10, end: 30 },
        detail: { devtools: expect.objectContaining({ dataType: 'track-entry', track: 'cart', trackGroup: 'Odeta' }) },
      }),
    },
  ]);
});

test('what the server gave and why is read from its header', () => {
  const serverTiming = [
    { name: 'given.cart', description: 'cart@1 preview' },
    { name: 'render', description: '' },
  ];

  expect([...readGiven(createTiming([], {}, serverTiming).timing)]).toEqual([['cart', 'cart@1 preview']]);
});
