import {
  WAREHOUSE_VERSION,
  type WarehouseEvent,
  type WarehouseOrder,
  type WarehouseOutcome,
} from '@odeta/contracts/warehouse';
import type { ShopClient } from './shop-client.ts';
import { type Step, stepsOf } from './steps.ts';

export type Warehouse = ReturnType<typeof createWarehouse>;

/** States of orders on the page; other orders are found by their number. */
const OPEN = ['placed', 'in-progress', 'subsequent', 'sent'] as const;
const ALL = [...OPEN, 'review', 'sold-out', 'cancelled'] as const;
const MOST_PAGES = 20;

const now = () => new Date();

/** Processes orders, manually or automatically. */
export function createWarehouse(shop: ShopClient) {
  async function readOpen(after?: string, pages = MOST_PAGES): Promise<WarehouseOrder[]> {
    const { orders, next } = await shop.readOrders({ states: OPEN, ...(after !== undefined && { after }) });
    return next === null || pages <= 1 ? orders : [...orders, ...(await readOpen(next, pages - 1))];
  }

  /** The sequence number is the one that the shop expects next, and the id contains it: pressing twice sends the same event. */
  async function take(order: WarehouseOrder, { key, report }: Step): Promise<WarehouseOutcome> {
    const sequence = order.lastSequence + 1;
    const id = `sandbox:${order.number}:${sequence}:${key}`;
    const head = {
      version: WAREHOUSE_VERSION,
      id,
      orderNumber: order.number,
      sequence,
      occurredAt: now().toISOString(),
    };
    return shop.report({ ...head, ...report } as WarehouseEvent);
  }

  const find = async (number: string): Promise<WarehouseOrder | undefined> =>
    (await shop.readOrders({ states: ALL, number })).orders[0];

  return {
    /** Orders with possible steps, the newest first; with a number only that order, in any state. */
    async orders(number: string): Promise<WarehouseOrder[]> {
      if (number === '') return (await readOpen()).reverse();
      const order = await find(number);
      return order ? [order] : [];
    },

    steps: (order: WarehouseOrder) => stepsOf(order, now()),

    /** `undefined` if the order has changed and the step is no longer possible. */
    async press(number: string, key: string): Promise<WarehouseOutcome | undefined> {
      const order = await find(number);
      const step = order && stepsOf(order, now()).find((one) => one.key === key);
      return step && take(order, step);
    },

    /** Performs the usual step of every open order. A failed one is repeated in the next round. */
    async goOn(): Promise<void> {
      const orders = await readOpen().catch(() => []);
      for (const order of orders) {
        const step = stepsOf(order, now()).find(({ isUsual }) => isUsual);
        if (step) await take(order, step).catch(() => undefined);
      }
    },
  };
}
