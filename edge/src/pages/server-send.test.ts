import type { IncomingHttpHeaders } from 'node:http';
import { type ApiRequest, CSRF_HEADER } from '@odeta/shared/contracts';
import { isCsrfToken, isSessionId } from '@odeta/shared/contracts/csrf-token';
import { createServerSend } from './server-send.ts';

const SECRET = 's'.repeat(40);

function openDoor() {
  const sent: { request: ApiRequest; visitor: IncomingHttpHeaders }[] = [];
  const send = createServerSend(
    {
      send: async (_, request, visitor) => {
        sent.push({ request, visitor });
        return { status: 200, text: async () => '{}', json: async () => ({}) };
      },
      forward() {},
    },
    SECRET,
  )({ host: 'sk.localhost', cookie: 'sid=visitor' });
  return { send, sent };
}

const request = (method: string): ApiRequest => ({
  method,
  headers: { [CSRF_HEADER]: '' },
  signal: AbortSignal.timeout(1000),
});

test('a page reads in the name of its visitor', async () => {
  const { send, sent } = openDoor();

  await send('/api/base/menu', request('GET'));

  expect(sent).toMatchObject([{ visitor: { cookie: 'sid=visitor' } }]);
});

test('a line for the log is the server’s own, with a token that the API takes (G5, G6)', async () => {
  const { send, sent } = openDoor();

  await send('/api/base/ssr-logger', request('POST'));

  const { headers } = sent[0]?.request ?? request('POST');
  const { cookie = '', host } = sent[0]?.visitor ?? {};
  const sessionId = decodeURIComponent(/sid=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect(host).toBe('sk.localhost');
  expect(isSessionId(SECRET, sessionId)).toBe(true);
  expect(isCsrfToken(SECRET, sessionId, headers[CSRF_HEADER] ?? '')).toBe(true);
});
