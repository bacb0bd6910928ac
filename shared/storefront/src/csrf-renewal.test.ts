import { leaveShop, readCsrf } from '@odeta/contracts';
import { createAlertsStore } from './alerts.store.ts';
import { createClock } from './clock.ts';
import { assembleStorefront } from './storefront.ts';
import { createTestStorefront, refuses } from './testing/create-test-storefront.ts';

const stale = { code: 'csrf', status: 403, body: { invalidCsrf: true } };

const blocked = {
  ...{ code: 'csrf', status: 403, body: { invalidCsrf: true, noCookies: true } },
  messages: [{ type: 'error' as const, message: 'The browser sends no cookies.', autoclose: true, closable: true }],
};

test('what the server says to a browser that blocks cookies is shown, and passed to the caller (K7)', async () => {
  const storefront = createTestStorefront({ api: [refuses(leaveShop, stale), refuses(readCsrf, blocked)] });

  const answer = await storefront.api.send(leaveShop, { timestamp: 1 }).catch((error) => error);

  expect(answer).toMatchObject({ code: 'csrf', body: { noCookies: true } });
  expect(storefront.storeOf(createAlertsStore).state.alerts).toMatchObject([
    { message: 'The browser sends no cookies.' },
  ]);
});

test('a new token is requested with the time of the server, whatever the clock of the device says (G5)', async () => {
  const server = Date.UTC(2026, 10, 28, 12);
  const headers = { get: (name: string) => (name === 'date' ? new Date(server).toUTCString() : 'no-store') };
  const json = async () => ({ success: false, messages: [], validation: {}, ...stale });
  const proof = jest.fn(async () => ({}));
  const { api } = assembleStorefront({
    ...{ country: 'sk', newUser: false, messages: {} },
    client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
    transport: {
      send: async () => ({ status: 403, json, headers }),
      page: () => ({ url: '/', referer: '' }),
      csrf: { read: () => '', proof },
      reload() {},
    },
    clock: createClock(() => Date.UTC(2031, 0, 1)),
  });

  await api.send(leaveShop, { timestamp: 1 }).catch(() => {});

  expect(proof).toHaveBeenCalledWith(server + 500);
});

test('a refused request for a new CSRF token is not repeated, so that a faulty server causes no endless loop (G5, K7)', async () => {
  const storefront = createTestStorefront({ api: [refuses(leaveShop, stale), refuses(readCsrf, stale)] });

  await expect(storefront.api.send(leaveShop, { timestamp: 1 })).rejects.toMatchObject({ code: 'csrf' });

  expect(storefront.sent.map(({ path }) => path)).toEqual([leaveShop.path, readCsrf.path]);
});
