/** @jest-environment jsdom */
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

function openShop() {
  const storefront = createTestStorefront({ api: [answers(writeLog, {})] });
  const store = storefront.storeOf(createContentsStore);
  store.read = async () => ({ externalScripts }) as Awaited<ReturnType<typeof store.read>>;
  const load = (...given: Purpose[]) => loadExternalScripts(storefront, document, given);
  return { storefront, load };
}

afterEach(() => {
  for (const script of scripts()) script.remove();
});

test('without consent nothing of others is fetched (F8)', async () => {
  await openShop().load();
  expect(scripts()).toEqual([]);
});

test("the country's scripts come for what was agreed to, each once (F8, A3)", async () => {
  const { load } = openShop();

  await load('measurement');
  expect(scripts().map(({ src }) => src)).toEqual(['https://counter.example/a.js']);

  await load('measurement', 'advertising');
  expect(scripts().map(({ dataset }) => dataset.external)).toEqual(['counter', 'ads']);
});

test('one that does not come is logged by its name (F8)', async () => {
  const { load, storefront } = openShop();
  await load('advertising');

  scripts()[0]?.dispatchEvent(new Event('error'));

  expect(storefront.sent.at(-1)?.payload).toMatchObject({
    levelName: 'warning',
    message: expect.stringContaining('ads'),
  });
});
