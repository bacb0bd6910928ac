/** @jest-environment @odeta/build/dom-environment */
import { sayOutcome } from '@odeta/contracts';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import { writeCookie } from '../document/cookies.ts';
import { createOutcomes } from './outcomes.ts';
import { createSayOutcome } from './say-outcome.ts';

afterEach(() => {
  writeCookie(document, 'canary', '', { seconds: 0 });
  document.body.innerHTML = '';
});

function open() {
  document.body.innerHTML = `<script type="x" data-shell='[["/releases/shell/react.1.js","sha384-x"],["/releases/shell/2.0.0-ab/browser/main.js","sha384-x"]]'></script>`;
  const storefront = createTestStorefront({ api: [answers(sayOutcome, {})] });
  return { storefront, said: () => storefront.sent.map(({ payload }) => payload) };
}

/** Files of the cart's version that this page requested. */
const timed = (...timings: object[]) =>
  Object.assign(performance, {
    getEntriesByType: () =>
      timings.map((timing) => ({
        name: 'http://sk.localhost/releases/cart/1.5.0/remote-entry.js',
        startTime: 1,
        responseStatus: 200,
        encodedBodySize: 5_000,
        ...timing,
      })),
  });
beforeEach(() => timed());

test.each([
  ['was slow, downloaded', 'slow', [{ transferSize: 5_300 }], { outcome: 'slow', downloaded: true }],
  ['was slow, from a cache', 'slow', [{ transferSize: 0 }], { outcome: 'slow', downloaded: false }],
  ['is late and has not arrived', 'late', [], { outcome: 'late', downloaded: true }],
  ['is late although it was in a cache', 'late', [{ transferSize: 0 }], { outcome: 'late', downloaded: false }],
  ['is missing', 'load', [{ transferSize: 300, responseStatus: 404 }], { outcome: 'load', downloaded: false }],
  [
    'could not be read by the server',
    'load',
    [{ encodedBodySize: 0, transferSize: 300, responseStatus: 503 }],
    { outcome: 'left' },
  ],
  [
    'is slow because the server could not read it at first',
    'slow',
    [{ encodedBodySize: 0, responseStatus: 503 }, { transferSize: 5_300 }],
    { outcome: 'left' },
  ],
] as const)('a version that %s', (_, outcome, timings, expected) => {
  timed(...timings);
  const { storefront, said } = open();

  createOutcomes(storefront.api, document).say('cart@1.5.0', outcome);

  expect(said()).toEqual([{ release: 'cart@1.5.0', ...expected }]);
});
/** jsdom has no timeline. */
function timeline(marks: Record<string, number> = {}) {
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      type === 'mark' ? Object.entries(marks).map(([name, startTime]) => ({ name, startTime })) : [],
    getEntriesByName: (name: string) => (name in marks ? [{ startTime: marks[name] }] : []),
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('no outcome is reported while no canary is running', async () => {
  const { storefront, said } = open();

  createSayOutcome(storefront, document)('cart@1.0.0', 'shown');
  await settled();

  expect(said()).toEqual([]);
});

test('while a canary is running, a page reports the outcome of each of its versions once', async () => {
  const { storefront, said } = open();
  timeline();
  writeCookie(document, 'canary', 'cart*1.5.0*10*1.4.0~visitor~expiry~signature');
  const say = createSayOutcome(storefront, document);

  for (const release of ['cart@1.4.0', 'cart@1.4.0', null, undefined]) say(release, 'shown');
  await settled();

  expect(said()).toEqual([
    { release: 'cart@1.4.0', outcome: 'shown' },
    { release: 'shell@2.0.0-ab', outcome: 'shown' },
  ]);
});

test('an uncaught error is reported for the first version in its stack, and not at all without one', () => {
  const { storefront, said } = open();
  createOutcomes(storefront.api, document);
  const error = new Error('broken');
  error.stack =
    'Error: broken\n at a (http://sk.localhost/releases/cart/1.5.0-c/static/x.js:1:1)\n at b (http://sk.localhost/releases/shell/2.0.0/y.js:1:1)';

  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));

  expect(said()).toEqual([{ release: 'cart@1.5.0-c', outcome: 'error' }]);
});

test.each([
  ['a remote', 'cart/page-list.1.js', 'cart@1.5.0'],
  ['the shell', 'shell/menu.1.js', 'shell@2.0.0-ab'],
])('an error in a file that versions of %s share is one of the version on this page', (_, file, release) => {
  const { storefront, said } = open();
  timed({}, { name: 'http://sk.localhost/releases/cart/page-list.1.js' });
  createOutcomes(storefront.api, document);
  const error = new Error('broken');
  error.stack = `Error: broken\n at a (http://sk.localhost/releases/${file}:1:1)`;

  window.dispatchEvent(new ErrorEvent('error', { error }));

  expect(said()).toMatchObject([{ release, outcome: 'error' }]);
});

test('with a shown version, edge gets the times of its phases, and a failed report disturbs nothing', async () => {
  const { storefront } = open();
  timeline({ 'cart@1.4.0 loaded': 120.4, 'cart@1.4.0 shown': 200 });
  const sent: unknown[] = [];
  Object.assign(globalThis, {
    fetch: async (url: string, { body }: RequestInit) => {
      sent.push([url, JSON.parse(String(body))]);
      throw new Error('offline');
    },
  });

  createOutcomes(storefront.api, document).say('cart@1.4.0', 'shown');
  await settled();

  expect(sent).toEqual([['/timings', { release: 'cart@1.4.0', phases: { render: 80, shown: 200 } }]]);
});

test('a page that a visitor reaches within the document has no time since the navigation', async () => {
  const { storefront } = open();
  timeline({ 'cart@1.4.0 shown': 200, 'checkout@1.2.0 loaded': 60_000, 'checkout@1.2.0 shown': 60_090 });
  const sent: string[] = [];
  Object.assign(globalThis, { fetch: async (_: string, { body }: RequestInit) => void sent.push(String(body)) });

  createOutcomes(storefront.api, document).say('checkout@1.2.0', 'shown');
  await settled();

  expect(sent.map((body) => JSON.parse(body))).toEqual([{ release: 'checkout@1.2.0', phases: { render: 90 } }]);
});
