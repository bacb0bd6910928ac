import type { FastifyInstance } from 'fastify';
import { isOfOwnPage, warehouseHeaders } from './own-pages.ts';
import type { ShopClient } from './shop-client.ts';
import { STOCK, stockPageOf } from './stock-page.ts';

interface Asked {
  Querystring: { sku?: string; said?: string };
  Body: Partial<Record<'sku' | 'asked' | 'quantity' | 'do', string>>;
}

/** The page for counting goods and for taking deliveries. It works without scripts. */
export function stockRoutes(app: FastifyInstance, shop: ShopClient): void {
  app.get<Asked>(STOCK, async ({ query: { sku = '', said = '' } }, reply) => {
    const { lines } = sku.trim() === '' ? { lines: [] } : await shop.readStock(sku.trim());
    return reply.headers(warehouseHeaders).send(stockPageOf({ lines, sku, said }));
  });

  app.post<Asked>(STOCK, async (request, reply) => {
    if (!isOfOwnPage(request)) return reply.code(403).send();
    const { sku = '', asked: begin = sku, quantity = '', do: type } = request.body;
    const said = await report(shop, { sku, quantity: quantity.trim(), type: type === 'count' ? 'count' : 'change' });
    return reply.redirect(`${STOCK}?${new URLSearchParams({ sku: begin, said })}`, 303);
  });
}

async function report(
  shop: ShopClient,
  { sku, quantity, type }: { sku: string; quantity: string; type: 'count' | 'change' },
): Promise<string> {
  if (!(type === 'count' ? /^\d{1,6}$/ : /^-?\d{1,5}$/).test(quantity)) return 'wrong';
  const { lines } = await shop.reportStock(type, { sku, quantity: Number(quantity) });
  return lines[0]?.outcome ?? 'wrong';
}
