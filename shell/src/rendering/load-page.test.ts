import type { PageRequest } from '@odeta/contracts';
import type { RemoteModule } from '@odeta/storefront';
import { loadPage } from './load-page.ts';

const client = { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null };

/** Loads a page whose data needs this many milliseconds, while time passes quickly. */
async function loadSlowPage(duration: number, limits: { timeLimit?: number }) {
  jest.useFakeTimers();
  const texts = async () => ({ default: {} });
  const remote: RemoteModule = {
    name: 'catalog',
    messages: { pl: texts, sk: texts, hu: texts, ro: texts, ru: texts, uk: texts },
    routes: [
      {
        path: '/c/:slug',
        page: () => null,
        meta: () => ({ title: 'Coats' }),
        load: () => new Promise((resolve) => setTimeout(resolve, duration)),
      },
    ],
  };
  const report = jest.fn();
  const request: PageRequest = {
    url: '/c/coats',
    country: 'sk',
    client,
    newUser: true,
    nonce: 'n',
    send: () => Promise.reject(new Error('asks nobody')),
    report,
    remote,
    contents: null,
    routes: [{ remote: 'catalog', path: '/c/:slug' }],
    ...limits,
  };
  const loading = loadPage(request);
  await jest.advanceTimersByTimeAsync(duration);
  return { page: await loading, failures: report.mock.calls.map(([failure]) => failure) };
}

afterEach(() => jest.useRealTimers());

test.each([
  ['an older edge sets no limit', {}, 1_400],
  ['the limit is long', { timeLimit: 20_000 }, 9_000],
])('the data of a page is waited for half of its time limit: %s', async (_, limits, duration) => {
  const { page, failures } = await loadSlowPage(duration, limits);

  expect(page.isLoaded).toBe(true);
  expect(failures).toEqual([]);
});

test.each([
  ['an older edge sets no limit', {}, 1_600],
  ['the limit is short', { timeLimit: 400 }, 300],
])('a page whose data is later is reported and sent without it: %s', async (_, limits, duration) => {
  const { page, failures } = await loadSlowPage(duration, limits);

  expect(page.isLoaded).toBe(false);
  expect(page.meta.title).toBe('Coats');
  expect(failures).toEqual([
    { kind: 'skeleton', cause: expect.objectContaining({ message: expect.stringContaining('took longer') }) },
  ]);
});
