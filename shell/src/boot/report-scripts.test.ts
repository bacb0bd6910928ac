/** @jest-environment @odeta/build/dom-environment */
import { CSRF_HEADER, writeLog } from '@odeta/contracts';
import { reportScripts } from './report-scripts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const folder = '/releases/shell/';
const main = `${folder}2.1.0-ab/browser/main.js`;

function open() {
  const sent: [string, RequestInit][] = [];
  globalThis.fetch = jest.fn(async (url, request) => {
    sent.push([String(url), request ?? {}]);
    return {} as Response;
  });
  // A document of its own, because listeners of the global one would stay for the next test.
  const events = new EventTarget();
  const page = Object.assign(events, {
    readyState: 'complete',
    location: { pathname: '/cart' },
    cookie: 'a=1; csrf=of-the-visitor',
  });
  reportScripts(page as unknown as Document, [[main, 'sha384-x']]);
  const fail = (src: string) => {
    const script = Object.assign(document.createElement('script'), { src });
    events.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: script }));
    jest.advanceTimersByTime(100);
  };
  const lines = () => sent.map(([, { body }]) => JSON.parse(String(body)));
  return { fail, sent, lines };
}

test.each([
  ['a script that starts the page', main, 'start', main],
  ['a script on demand', `${folder}menu.2.js`, 'part', `${folder}menu.2.js`],
  ['a script that is requested again', `${folder}menu.2.js?again=1`, 'part', `${folder}menu.2.js`],
])('%s and cannot be loaded is reported with the release of the shell', (_, src, kind, path) => {
  const { fail, sent, lines } = open();

  fail(src);

  expect(sent[0]).toMatchObject([
    `/api${writeLog.path}`,
    { method: 'POST', headers: { [CSRF_HEADER]: 'of-the-visitor', 'current-page': '/cart' } },
  ]);
  expect(lines()).toEqual([
    {
      levelName: 'error',
      message: `A script of the shell could not be loaded: ${path}`,
      collection: 'vue_cart',
      context: {},
      failure: { kind, unit: 'shell@2.1.0-ab' },
    },
  ]);
});

test('a script is reported once, and a document reports five at most', () => {
  const { fail, sent } = open();

  for (let count = 0; count < 3; count += 1) fail(main);
  expect(sent).toHaveLength(1);
  for (let count = 0; count < 20; count += 1) fail(`${folder}${count}.js`);

  expect(sent).toHaveLength(5);
});

test('scripts of remotes, which report their own failures, and of others are not reported', () => {
  const { fail, sent } = open();

  fail('/releases/cart/1.0.0/browser/remote-entry.js');
  fail('https://tags.example/releases.js');

  expect(sent).toEqual([]);
});

test('a script that only lacks a connection is not reported, and is if it still cannot be loaded afterwards', () => {
  const { fail, sent } = open();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fail(main);
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(10_000);
  expect(sent).toEqual([]);

  fail(main);

  expect(sent).toHaveLength(1);
});
