import type { IncomingMessage, ServerResponse } from 'node:http';
import { sayOutcome, writeLog } from '@odeta/contracts';
import { type Options, responseInterceptor } from 'http-proxy-middleware';
import { cookiesForBrowser, cookiesForShop } from './cookies.ts';
import type { OtherShop } from './other-shop.ts';
import { type EditedUnit, listEdited, takeOver } from './rewrite-page.ts';

/** Reports about an edited unit are not passed on: they would count for a canary, and alert somebody at night. */
const reports = [sayOutcome, writeLog].map(({ path }) => `/api${path}`);

type Received = IncomingMessage;
type Reply = ServerResponse<IncomingMessage>;

/** Proxies everything except the edited unit to the other shop, and rewrites its responses as if they came from this machine. */
export function proxyTo(shop: OtherShop, unit: EditedUnit): Options<Received, Reply> {
  return {
    target: shop.addressOf(shop.localHost).origin,
    router: (request) => shop.addressOf(hostOf(request)).origin,
    pathFilter: (path, { method }) => !(method === 'POST' && reports.includes(path)),
    // Text responses are buffered and rewritten, all others are streamed.
    selfHandleResponse: true,
    xfwd: false,
    logger: { info() {}, warn: console.warn, error: console.error },
    on: {
      proxyReq(onward, request) {
        const host = hostOf(request);
        onward.setHeader('host', new URL(shop.originOf(host)).host);
        // What is rewritten here comes whole: the dictionary of a difference (RFC 9842) is the browser's.
        onward.removeHeader('available-dictionary');
        for (const name of ['origin', 'referer'] as const) {
          const said = request.headers[name];
          if (said) onward.setHeader(name, shop.saidTo(host, said));
        }
        const { cookie } = request.headers;
        if (cookie) onward.setHeader('cookie', cookiesForShop(cookie, shop.isSecure));
      },
      async proxyRes(answer, request, reply) {
        adaptHeaders(shop, answer, request);
        if (isText(answer)) return rewritten(answer, request, reply);
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    },
  };

  function rewritten(answer: IncomingMessage, request: Received, reply: Reply) {
    return responseInterceptor<Received, Reply>(async (body) => {
      const text = shop.seenFrom(hostOf(request), body.toString('utf8'));
      if (isPage(answer)) return takeOver(text, unit);
      return request.url === '/discovery.json' && answer.statusCode === 200 ? listEdited(text, unit) : text;
    })(answer, request, reply);
  }
}

/** Answers reports instead of the other shop, and prints failures for the developer. */
export async function answerReport(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const said = Buffer.concat(chunks).toString('utf8');
  if (request.url?.endsWith(writeLog.path)) console.error(messageOf(said));
  reply.writeHead(200, { 'content-type': 'application/json' }).end('{"body":{},"messages":[]}');
}

function messageOf(said: string) {
  try {
    const { levelName, message } = JSON.parse(said);
    return `The page says (${levelName}): ${message}`;
  } catch {
    return said;
  }
}

function adaptHeaders(shop: OtherShop, { headers }: IncomingMessage, request: Received) {
  const { location, 'set-cookie': cookies } = headers;
  if (location) headers.location = shop.seenFrom(hostOf(request), location);
  if (cookies) headers['set-cookie'] = cookiesForBrowser(cookies);
}

/** The server has already refused hosts that are not of this machine. */
const hostOf = ({ headers }: IncomingMessage) => headers.host ?? 'localhost';

const isPage = ({ headers }: IncomingMessage) => /^text\/html\b/.test(headers['content-type'] ?? '');
const isText = ({ headers }: IncomingMessage) =>
  /^(text\/html|application\/([\w.+-]*\+)?json)\b/.test(headers['content-type'] ?? '');
