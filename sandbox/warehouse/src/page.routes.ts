import path from 'node:path';
import { senderSiteOf } from '@odeta/node/own-site';
import { createShopStyles } from '@odeta/node/shop-styles';
import { clientOf } from '@odeta/node/trusted-hops';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { failurePage, pageOf } from './page.ts';
import type { Warehouse } from './warehouse.ts';

const ROOT = '/sandbox-warehouse';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  // Allows the browser's request for /favicon.ico.
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
];

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy.join('; '),
  // With `no-referrer` browsers would send the forms with `Origin: null`.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

interface Asked {
  Querystring: { number?: string; said?: string };
  Body: Partial<Record<'number' | 'do', string>>;
}

/** The page with buttons for the next steps of orders, and for performing them automatically. It works without scripts. */
export function pageRoutes(app: FastifyInstance, { warehouse, clock }: { warehouse: Warehouse; clock: Clock }): void {
  const styles = createShopStyles({ root: ROOT, file: path.join(import.meta.dirname, 'page.css') });
  app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    own.addHook('preHandler', async (request, reply) => {
      if (request.method === 'POST' && !isOfOwnPage(request)) return reply.code(403).send();
    });
    own.setErrorHandler(async (_error, _request, reply) => reply.code(502).headers(headers).send(failurePage()));

    own.get(ROOT, async (_, reply) => reply.redirect(`${ROOT}/`, 301));
    own.get<Asked>(`${ROOT}/`, async ({ query: { number = '', said = '' } }, reply) => {
      const orders = await warehouse.orders(number.trim());
      const shown = orders.map((order) => ({ order, steps: warehouse.steps(order) }));
      return reply.headers(headers).send(pageOf({ shown, number, said, isRunning: clock.isRunning() }));
    });
    own.post<Asked>(`${ROOT}/steps`, async ({ body: { number = '', do: key = '' } }, reply) => {
      const outcome = await warehouse.press(number, key);
      return goOn(reply, outcome ? (outcome.reason ?? outcome.outcome) : 'changed', number);
    });
    own.post<Asked>(`${ROOT}/time`, async ({ body }, reply) => {
      if (body.do === 'run') clock.start();
      else clock.stop();
      return goOn(reply, '', '');
    });

    own.get(`${ROOT}/style.css`, async (_request, reply) =>
      reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=600' }).send(styles.css),
    );
    own.get<{ Params: { name: string } }>(`${ROOT}/fonts/:name`, async ({ params }, reply) => {
      const font = styles.fonts.get(params.name);
      if (!font) return reply.code(404).send();
      return reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }).send(font);
    });
  });
}

/** Other sites must not change orders. `edge` says which host and protocol the browser uses. */
const isOfOwnPage = ({ raw, headers }: FastifyRequest) => senderSiteOf({ headers, ...clientOf(raw, 1) }) === 'own';

const goOn = (reply: FastifyReply, said: string, number: string) =>
  reply.redirect(`${ROOT}/?${new URLSearchParams({ said, number })}`, 303);
