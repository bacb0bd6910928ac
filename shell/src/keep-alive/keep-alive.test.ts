import { leaveShop, ping, writeLog } from '@odeta/contracts';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { dehydratedRoutes } from '../../testing/routes.ts';
import { keepFirstUrl } from './first-url.ts';
import { keepAlive } from './keep-alive.ts';
import { sendWhenLeft } from './leave-beacon.ts';
import { watchRestoring } from './restored-page.ts';

const MINUTE = 60_000;

function openPage(path = '/') {
  const reload = jest.fn();
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { hidden: false, documentElement: { hidden: false } }),
    location: { pathname: path, reload },
    navigator: { onLine: true },
    setInterval: (run: () => void, time: number) => setInterval(run, time),
    clearInterval: (timer: number) => clearInterval(timer),
  });
  return { page: page as unknown as Window & typeof page, reload };
}

const pings = (storefront: ReturnType<typeof createTestStorefront>) =>
  storefront.sent.filter(({ path }) => path === ping.path).length;
const shop = (refresh = false) => createTestStorefront({ api: [answers(ping, { refresh })] });

describe('the session', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is kept alive with a ping every ten minutes (F2)', async () => {
    const storefront = shop();
    const { page, reload } = openPage();
    keepAlive(storefront, page);

    await jest.advanceTimersByTimeAsync(10 * MINUTE - 1);
    expect(pings(storefront)).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(pings(storefront)).toBe(1);
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(pings(storefront)).toBe(2);
    expect(reload).not.toHaveBeenCalled();
  });

  test('restarts its ten minutes with every click (F3)', async () => {
    const storefront = shop();
    const { page } = openPage();
    keepAlive(storefront, page);

    await jest.advanceTimersByTimeAsync(9 * MINUTE);
    page.document.dispatchEvent(new Event('click'));
    await jest.advanceTimersByTimeAsync(9 * MINUTE);
    expect(pings(storefront)).toBe(0);
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(pings(storefront)).toBe(1);
  });

  test('is pinged at once when a page becomes visible again after ten minutes, not earlier (F3)', async () => {
    const storefront = shop();
    const { page } = openPage();
    keepAlive(storefront, page);
    const seeAfter = async (minutes: number) => {
      // Timers do not run in a page in the background.
      jest.setSystemTime(Date.now() + minutes * MINUTE);
      page.document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(0);
    };

    await seeAfter(9);
    expect(pings(storefront)).toBe(0);
    await seeAfter(1);
    expect(pings(storefront)).toBe(1);
  });

  test('a ping response that requests a refresh reloads the page (F2)', async () => {
    const { page, reload } = openPage();
    keepAlive(shop(true), page);
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a failed ping is logged with its endpoint and reloads the page (F2)', async () => {
    const refused = refuses(ping, { code: 'unexpected', status: 500 });
    const storefront = createTestStorefront({ api: [refused, answers(writeLog, {})] });
    const { page, reload } = openPage();
    keepAlive(storefront, page);

    await jest.advanceTimersByTimeAsync(10 * MINUTE);

    expect(storefront.sent.at(-1)?.payload).toMatchObject({
      levelName: 'error',
      message: expect.stringContaining('/base/ping'),
    });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a failed ping without a network reloads the page only when the network is back (F2)', async () => {
    const storefront = createTestStorefront({ api: [unreachable(ping)] });
    const { page, reload } = openPage();
    Object.assign(page.navigator, { onLine: false });
    keepAlive(storefront, page);

    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(reload).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

const transition = (type: string, persisted: boolean) => Object.assign(new Event(type), { persisted });

test.each([
  ['/checkout', {}, true],
  ['/confirm', {}, true],
  ['/cart', {}, false],
  ['/cart', { isApp: true, isIos: true }, true],
  ['/', { isApp: true, isIos: true }, false],
])('%s in %o, restored from the bfcache, is hidden and reloaded: %s (F5, R3)', (path, client, isReloaded) => {
  const storefront = createTestStorefront({ dehydrated: dehydratedRoutes });
  Object.assign(storefront.session.state.client, client);
  const { page, reload } = openPage(path);
  const restored = jest.fn();
  storefront.events.on('page.restored', restored);
  storefront.session.load = jest.fn();
  watchRestoring(storefront, page);

  page.dispatchEvent(transition('pagehide', true));
  page.dispatchEvent(transition('pageshow', true));

  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
  expect(page.document.documentElement.hidden).toBe(isReloaded);
  expect(restored).toHaveBeenCalledTimes(isReloaded ? 0 : 1);
  expect(storefront.session.load).toHaveBeenCalledTimes(isReloaded ? 0 : 1);
});

test('a checkout that was restored before React started is reloaded, too (F5, R3)', () => {
  const { page, reload } = openPage('/checkout');

  watchRestoring(createTestStorefront({ dehydrated: dehydratedRoutes }), page, true);

  expect(reload).toHaveBeenCalledTimes(1);
  expect(page.document.documentElement.hidden).toBe(true);
});

test('a page that is loaded normally is not reloaded', () => {
  const { page, reload } = openPage('/checkout');
  watchRestoring(createTestStorefront({ dehydrated: dehydratedRoutes }), page);
  page.dispatchEvent(transition('pageshow', false));
  expect(reload).not.toHaveBeenCalled();
});

test('leaving the page is reported once, with a timestamp (F6)', async () => {
  const storefront = createTestStorefront({ api: [answers(leaveShop, {})] });
  const { page } = openPage();
  sendWhenLeft(storefront, page);

  page.dispatchEvent(transition('pagehide', false));
  page.dispatchEvent(transition('pagehide', false));
  await Promise.resolve();

  expect(storefront.sent).toMatchObject([
    { path: '/base/customer-left-webshop', payload: { timestamp: expect.any(Number) } },
  ]);
});

test('only the first address of a visit is stored, for half an hour (B21)', () => {
  const written: string[] = [];
  const page = {
    location: { protocol: 'https:', href: 'https://odeta.sk/c/zeny?utm_source=a' },
    get cookie() {
      return written.map((line) => line.split(';')[0]).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
    },
  };
  keepFirstUrl(page as unknown as Document);
  page.location.href = 'https://odeta.sk/cart';
  keepFirstUrl(page as unknown as Document);

  expect(written).toEqual([
    'firstURL=https%3A%2F%2Fodeta.sk%2Fc%2Fzeny%3Futm_source%3Da; Path=/; SameSite=Lax; Secure; Max-Age=1800',
  ]);
});

test('the token of a one-time link is not stored with the first address (B21, D10)', () => {
  const location = { protocol: 'https:', href: 'https://odeta.sk/?newsletter=secret&utm_source=letter' };
  const page = { location, cookie: '' };

  keepFirstUrl(page as unknown as Document);

  expect(page.cookie).toContain(`firstURL=${encodeURIComponent('https://odeta.sk/?utm_source=letter')};`);
});
