import path from 'node:path';
import { senderSiteOf } from '@odeta/node/own-site';
import { clientOf } from '@odeta/node/trusted-hops';
import type { Clock } from '@odeta/sandbox-scaffold/clock';
import { pageHeaders, pageRoutes } from '@odeta/sandbox-scaffold/page-routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failurePage, pageOf, ROOT } from './page.ts';
import type { Warehouse } from './warehouse.ts';

// With `no-referrer` browsers would send the forms with `Origin: null`.
const headers = pageHeaders({ frames: false, referrer: 'same-origin' });

interface Asked {
  Querystring: { number?: string; said?: string };
  Body: Partial<Record<'number' | 'do', string>>;
}

/** The page with buttons for the next steps of orders, and for performing them automatically. It works without scripts. */
export function stepRoutes(app: FastifyInstance, { warehouse, clock }: { warehouse: Warehouse; clock: Clock }): void {
  const styles = path.join(import.meta.dirname, 'page.css');
  pageRoutes(app, { root: ROOT, styles, routes });

  function routes(own: FastifyInstance) {
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
  }
}

/** Other sites must not change orders. `edge` says which host and protocol the browser uses. */
const isOfOwnPage = ({ raw, headers }: FastifyRequest) => senderSiteOf({ headers, ...clientOf(raw, 1) }) === 'own';

const goOn = (reply: FastifyReply, said: string, number: string) =>
  reply.redirect(`${ROOT}/?${new URLSearchParams({ said, number })}`, 303);
