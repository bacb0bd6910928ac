import { createHmac } from 'node:crypto';
import {
  signedWarehouseText,
  WAREHOUSE_PATH,
  WAREHOUSE_SIGNATURE,
  type WarehouseEvent,
  type WarehouseOrder,
  WarehouseOrdersSchema,
  type WarehouseOutcome,
  WarehouseOutcomeSchema,
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
  };
}
