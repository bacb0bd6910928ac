/** @jest-environment @odeta/build/dom-environment */
import { endpoint } from '@odeta/contracts';
import * as v from 'valibot';
import { createAlertsStore } from './alerts.store.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { answers, createTestStorefront, refuses, unreachable } from './testing/create-test-storefront.ts';
import type { Transport } from './transport.ts';

const readThing = endpoint({
  method: 'GET',
  path: '/things/{name}',
  summary: 'A thing',
  params: v.object({ name: v.string() }),
  query: v.object({ size: v.optional(v.string()) }),
  body: v.object({ count: v.number() }),
});
const saveThing = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'Saves a thing',
  payload: v.object({ count: v.number() }),
  body: v.object({ count: v.number() }),
});

/** A transport with defaults for all parts that a test does not replace. */
function transportOf(parts: Partial<Transport>): Transport {
  return {
    send: async () => ({ status: 200, json: async () => ({ success: true, body: { count: 1 } }) }),
    page: () => ({ url: '/cart', referer: 'https://example.org/' }),
    csrf: { read: () => 'token', proof: async () => ({ public: '1', private: '2' }) },
    reload() {},
    show() {},
    ...parts,
  };
}

test('path and query parameters are added to the URL', async () => {
  const storefront = createTestStorefront({ api: [answers(readThing, { count: 1 })] });

  await storefront.api.send(readThing, { name: 'a b', size: 'xl' });

  expect(storefront.sent[0]).toMatchObject({ path: '/things/a%20b', query: { size: 'xl' } });
});

test('every request has headers for its page, its referrer and the CSRF token (G1)', async () => {
  const storefront = createTestStorefront({
    api: [answers(saveThing, { count: 1 }), answers(readThing, { count: 1 })],
  });

  await storefront.api.send(saveThing, { count: 1 });
  await storefront.api.send(readThing, { name: 'a', size: 'xl' });

  for (const { headers } of storefront.sent) {
    expect(headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'current-page': '/',
      'x-referer': '',
      'x-csrf-token': 'test-token',
    });
  }
  expect(storefront.sent).toHaveLength(2);
});

test('a response that does not match the contract is rejected with an error', async () => {
  const storefront = createTestStorefront({ api: [answers(saveThing, { count: 'one' } as never)] });

  await expect(storefront.api.send(saveThing, { count: 1 })).rejects.toMatchObject({ code: 'unexpected-answer' });
});

test('problem details are thrown as an ApiError with their code and field errors', async () => {
  const problem = { code: 'sold-out', status: 409, validation: { 'cart.items': ['Gone'] } };
  const storefront = createTestStorefront({ api: [refuses(saveThing, problem)] });

  const error = await storefront.api.send(saveThing, { count: 1 }).catch((reason) => reason);

  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ ...problem, isNetworkFailure: false });
});

test('an unreachable server results in the error code unreachable with status 0', async () => {
  const storefront = createTestStorefront({ api: [unreachable(saveThing)] });

  const error = await storefront.api.send(saveThing, { count: 1 }).catch((reason) => reason);

  expect(error).toMatchObject({ code: 'unreachable', status: 0, isNetworkFailure: true });
});

test('server messages become alerts of their type, unless the caller suppresses them (G4, O4)', async () => {
  const messages = [{ type: 'error' as const, message: 'Nie je skladom', autoclose: true, closable: true }];
  const storefront = createTestStorefront({ api: [refuses(saveThing, { code: 'sold-out', status: 409, messages })] });
  const { state } = storefront.storeOf(createAlertsStore);

  await storefront.api.send(saveThing, { count: 1 }, { suppressMessages: true }).catch(() => {});
  expect(state.alerts).toHaveLength(0);
  expect(storefront.sent[0]?.headers).toHaveProperty('suppress-messages');

  await storefront.api.send(saveThing, { count: 1 }).catch(() => {});
  expect(state.alerts).toMatchObject([{ message: 'Nie je skladom', type: 'error', placement: 'page' }]);
});

test.each([
  ['HTTP 205', { status: 205, json: async () => undefined }],
  ['body.refreshPage', { status: 200, json: async () => ({ success: true, body: { refreshPage: true } }) }],
])('%s reloads the page, and the request never settles (G3)', async (_, answer) => {
  const reload = jest.fn();
  const client = createApiClient(transportOf({ send: async () => answer, reload }));
  const settled = jest.fn();

  client.send(saveThing, { count: 1 }).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 5));

  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
});

test('a CSRF token that is no longer valid is renewed, and the request is sent once more (K7)', async () => {
  const problem = {
    success: false,
    code: 'csrf',
    status: 403,
    messages: [],
    validation: {},
    body: { invalidCsrf: true },
  };
  const tokens = ['old'];
  const urls: string[] = [];
  const client = createApiClient(
    transportOf({
      csrf: {
        read: () => tokens.at(-1) ?? '',
        proof: async () => ({ public: '1', private: '2' }),
      },
      async send(url, { headers }) {
        urls.push(url);
        if (url.endsWith('/csrf')) tokens.push('new');
        if (url.endsWith('/csrf')) return { status: 200, json: async () => ({ success: true, body: { csrf: 'new' } }) };
        const isNew = headers['x-csrf-token'] === 'new';
        return {
          status: isNew ? 200 : 403,
          json: async () => (isNew ? { success: true, body: { count: 2 } } : problem),
        };
      },
    }),
  );

  await expect(client.send(saveThing, { count: 1 })).resolves.toEqual({ count: 2 });
  expect(urls).toEqual(['/api/things', '/api/base/session/csrf', '/api/things']);
});

test('a request that exceeds its time limit fails with a timeout (G2)', async () => {
  const client = createApiClient(
    transportOf({
      send: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    }),
  );

  await expect(client.send(saveThing, { count: 1 }, { timeLimit: 5 })).rejects.toMatchObject({ code: 'timeout' });
});

test('a request has a default timeout of one minute (G2)', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  await createApiClient(transportOf({})).send(saveThing, { count: 1 });
  expect(limit).toHaveBeenCalledWith(60_000);
  limit.mockRestore();
});

test('a caller that shows the messages itself receives them, and no alert is shown (G4)', async () => {
  const messages = [{ type: 'info', message: 'Ahoj', autoclose: true, closable: true }];
  const show = jest.fn();
  const onMessages = jest.fn();
  const json = async () => ({ success: true, body: { count: 1 }, messages });
  const sent: Record<string, string>[] = [];
  const client = createApiClient(
    transportOf({
      show,
      async send(_, { headers }) {
        sent.push(headers);
        return { status: 200, json };
      },
    }),
  );

  await client.send(saveThing, { count: 1 }, { onMessages });

  expect(onMessages).toHaveBeenCalledWith([expect.objectContaining({ message: 'Ahoj' })]);
  expect(show).not.toHaveBeenCalled();
  expect(sent[0]).toHaveProperty('suppress-messages');
});

test('a request that must outlive the page is sent with keepalive (F6)', async () => {
  const send = jest.fn(transportOf({}).send);
  await createApiClient(transportOf({ send })).send(saveThing, { count: 1 }, { keepalive: true });
  expect(send.mock.calls[0]?.[1]).toHaveProperty('keepalive', true);
});
