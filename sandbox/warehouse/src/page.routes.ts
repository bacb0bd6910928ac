import path from 'node:path';
import type { Clock } from '@odeta/sandbox-scaffold/clock';
import { pageRoutes } from '@odeta/sandbox-scaffold/page-routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ROOT } from './layout.ts';
import { warehouseHeaders as headers, isOfOwnPage } from './own-pages.ts';
import { failurePage, pageOf } from './page.ts';
import type { ShopClient } from './shop-client.ts';
import { stockRoutes } from './stock.routes.ts';
import type { Warehouse } from './warehouse.ts';

interface Asked {
  Querystring: { number?: string; said?: string };
  Body: Partial<Record<'number' | 'do', string>>;
}

interface Parts {
  warehouse: Warehouse;
  shop: ShopClient;
  clock: Clock;
}

/** The page with buttons for the next steps of orders, and for performing them automatically. It works without scripts. */
export function stepRoutes(app: FastifyInstance, { warehouse, shop, clock }: Parts): void {
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
    stockRoutes(own, shop);
  }
}

const goOn = (reply: FastifyReply, said: string, number: string) =>
  reply.redirect(`${ROOT}/?${new URLSearchParams({ said, number })}`, 303);
