import { createHmac, randomUUID } from 'node:crypto';
import {
  type StockOutcome,
  StockOutcomeSchema,
  type StockReport,
  signedWarehouseText,
  WAREHOUSE_PATH,
  WAREHOUSE_SIGNATURE,
  WAREHOUSE_VERSION,
  type WarehouseEvent,
  type WarehouseOrder,
  WarehouseOrdersSchema,
  type WarehouseOutcome,
  WarehouseOutcomeSchema,
  type WarehouseStock,
  WarehouseStockSchema,
} from '@odeta/contracts/warehouse';
import * as v from 'valibot';

const TIME_LIMIT_MS = 8000;

export type ShopClient = ReturnType<typeof createShopClient>;

/** Calls the shop's warehouse API, as a real warehouse does. */
export function createShopClient({ url, key }: { url: string; key: string }) {
  async function ask(method: 'GET' | 'POST', path: string, body = ''): Promise<string> {
    const time = Date.now();
    const signature = createHmac('sha256', key).update(signedWarehouseText({ time, method, path, body })).digest('hex');
    const response = await fetch(new URL(path, url), {
      method,
      headers: { [WAREHOUSE_SIGNATURE]: `t=${time},v1=${signature}`, 'content-type': 'application/json' },
      ...(body && { body }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The shop answered ${response.status}`);
    return text;
  }

  return {
    /** A page of orders, the oldest first. */
    async readOrders(query: { states: readonly WarehouseOrder['state'][]; number?: string; after?: string }) {
      const { states, ...others } = query;
      const asked = new URLSearchParams({ states: states.join(','), ...others });
      return v.parse(
        v.pipe(v.string(), v.parseJson(), WarehouseOrdersSchema),
        await ask('GET', `${WAREHOUSE_PATH}/orders?${asked}`),
      );
    },

    async report(event: WarehouseEvent): Promise<WarehouseOutcome> {
      const answer = await ask('POST', `${WAREHOUSE_PATH}/events`, JSON.stringify(event));
      return v.parse(v.pipe(v.string(), v.parseJson(), WarehouseOutcomeSchema), answer);
    },

    /** The first page of the goods whose sku begins with this. */
    async readStock(sku: string): Promise<WarehouseStock> {
      const answer = await ask('GET', `${WAREHOUSE_PATH}/stock?${new URLSearchParams({ sku })}`);
      return v.parse(v.pipe(v.string(), v.parseJson(), WarehouseStockSchema), answer);
    },

    /** Reports pieces of goods, as they are now. */
    async reportStock(type: StockReport['type'], line: { sku: string; quantity: number }): Promise<StockOutcome> {
      const said = { version: WAREHOUSE_VERSION, id: randomUUID(), at: new Date().toISOString(), type, lines: [line] };
      const answer = await ask('POST', `${WAREHOUSE_PATH}/stock`, JSON.stringify(said));
      return v.parse(v.pipe(v.string(), v.parseJson(), StockOutcomeSchema), answer);
    },
  };
}
