/** @jest-environment @odeta/build/dom-environment */
import { writeLog } from '@odeta/contracts';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import { createContentsStore } from '../contents/contents.store.ts';
import type { Purpose } from './consent.ts';
import { loadExternalScripts } from './external-scripts.ts';

const externalScripts = [
  { name: 'counter', url: 'https://counter.example/a.js', purpose: 'measurement' },
  { name: 'ads', url: 'https://ads.example/b.js', purpose: 'advertising' },
];
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-external]')];

function openShop(tagManager: object | null = null) {
  const storefront = createTestStorefront({ api: [answers(writeLog, {})] });
  const store = storefront.storeOf(createContentsStore);
  store.read = async () => ({ externalScripts, tagManager }) as Awaited<ReturnType<typeof store.read>>;
  const load = (...given: Purpose[]) => loadExternalScripts(storefront, document, given);
  return { storefront, load };
}

afterEach(() => {
  for (const script of scripts()) script.remove();
  delete window.dataLayer;
});

test('no third-party script is loaded without consent (F8)', async () => {
  await openShop().load();
  expect(scripts()).toEqual([]);
});

test("the country's scripts are loaded for the purposes consented to, each once (F8, A3)", async () => {
  const { load } = openShop();

  await load('measurement');
  expect(scripts().map(({ src }) => src)).toEqual(['https://counter.example/a.js']);

  await load('measurement', 'advertising');
  expect(scripts().map(({ dataset }) => dataset.external)).toEqual(['counter', 'ads']);
});

test('a third-party script that fails to load is logged with its name (F8)', async () => {
  const { load, storefront } = openShop();
  await load('advertising');

  scripts()[0]?.dispatchEvent(new Event('error'));

  expect(storefront.sent.at(-1)?.payload).toMatchObject({
    levelName: 'warning',
    message: expect.stringContaining('ads'),
  });
});

test('after any consent the country’s tag manager loads once the page is idle, with its start time in the data layer (A3)', async () => {
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const { load } = openShop({ id: 'GTM-ABC1', url: 'https://tags.example/gtm.js?id=GTM-ABC1', origins: [] });
  const isThere = () => scripts().some(({ src }) => src === 'https://tags.example/gtm.js?id=GTM-ABC1');

  await load();
  expect(idle).toEqual([]);
  await load('advertising');
  await load('advertising', 'measurement');
  expect(isThere()).toBe(false);
  for (const callback of idle) callback();

  expect(isThere()).toBe(true);
  expect(window.dataLayer).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }]);
});
