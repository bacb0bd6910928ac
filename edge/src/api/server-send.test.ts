import { type ApiRequest, CSRF_HEADER } from '@odeta/contracts';
import { isCsrfToken, isSessionId } from '@odeta/node/csrf-token';
import { isRenderingCall, RENDERING_HEADER } from '@odeta/node/rendering-call';
import type { ClientRequest } from './api-gateway.ts';
import { createServerSend } from './server-send.ts';

const SECRET = 's'.repeat(40);

function openDoor() {
  const sent: { request: ApiRequest; clientRequest: ClientRequest }[] = [];
  const send = createServerSend(
    {
      send: async (_, request, clientRequest) => {
        sent.push({ request, clientRequest });
        return { status: 200, text: async () => '{}', json: async () => ({}) };
      },
      forward() {},
    },
    SECRET,
  )({
    headers: { cookie: 'sid=visitor' },
    client: { address: '203.0.113.9', host: 'sk.localhost', protocol: 'http' },
    prefix: '',
  });
  return { send, sent };
}

const request = (method: string): ApiRequest => ({
  method,
  headers: { [CSRF_HEADER]: '' },
  signal: AbortSignal.timeout(1000),
});

test('a GET request of a page is sent with the cookie of its visitor', async () => {
  const { send, sent } = openDoor();

  await send('/api/base/menu', request('GET'));

  expect(sent).toMatchObject([{ clientRequest: { headers: { cookie: 'sid=visitor' } } }]);
});

test('a log request is sent with the server’s own session and a valid CSRF token (G5, G6)', async () => {
  const { send, sent } = openDoor();

  await send('/api/base/ssr-logger', request('POST'));

  const { headers } = sent[0]?.request ?? request('POST');
  const { headers: sentHeaders, client } = sent[0]?.clientRequest ?? {};
  const sessionId = decodeURIComponent(/sid=([^;]+)/.exec(sentHeaders?.cookie ?? '')?.[1] ?? '');
  expect(client?.host).toBe('sk.localhost');
  expect(isSessionId(SECRET, sessionId)).toBe(true);
  expect(isCsrfToken(SECRET, sessionId, headers[CSRF_HEADER] ?? '')).toBe(true);
});

test('a request of a page rendering is marked with a signature that is valid only for its URL', async () => {
  const { send, sent } = openDoor();

  await send('/api/base/menu', request('GET'));

  const header = sent[0]?.request.headers[RENDERING_HEADER];
  expect(isRenderingCall(SECRET, '/api/base/menu', header)).toBe(true);
  expect(isRenderingCall(SECRET, '/api/checkout/order', header)).toBe(false);
});
