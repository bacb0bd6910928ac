import {
  WAREHOUSE_VERSION,
  type WarehouseEvent,
  type WarehouseOrder,
  type WarehouseOutcome,
} from '@odeta/contracts/warehouse';
import type { ShopClient } from './shop-client.ts';
import { type Step, stepsOf } from './steps.ts';

export type Warehouse = ReturnType<typeof createWarehouse>;

/** What the page shows; others are found by their number. */
const OPEN = ['placed', 'in-progress', 'subsequent', 'sent'] as const;
const ALL = [...OPEN, 'review', 'sold-out', 'cancelled'] as const;
const MOST_PAGES = 20;

const now = () => new Date();

/** Goes on with orders, by hand or by itself. */
export function createWarehouse(shop: ShopClient) {
  async function readOpen(after?: string, pages = MOST_PAGES): Promise<WarehouseOrder[]> {
    const { orders, next } = await shop.readOrders({ states: OPEN, ...(after !== undefined && { after }) });
    return next === null || pages <= 1 ? orders : [...orders, ...(await readOpen(next, pages - 1))];
  }

  /** The number is the one that the shop expects next, and the id is made of it: pressed twice it happens once. */
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
    /** Orders that something can happen to, the newest first; with a number that one alone, whatever its state. */
    async orders(number: string): Promise<WarehouseOrder[]> {
      if (number === '') return (await readOpen()).reverse();
      const order = await find(number);
      return order ? [order] : [];
    },

    steps: (order: WarehouseOrder) => stepsOf(order, now()),

    /** `undefined` when the order has changed so that there is no such step. */
    async press(number: string, key: string): Promise<WarehouseOutcome | undefined> {
      const order = await find(number);
      const step = order && stepsOf(order, now()).find((one) => one.key === key);
      return step && take(order, step);
    },

    /** Every open order does its usual step. One that fails is tried again in the next round. */
    async goOn(): Promise<void> {
      const orders = await readOpen().catch(() => []);
      for (const order of orders) {
        const step = stepsOf(order, now()).find(({ isUsual }) => isUsual);
        if (step) await take(order, step).catch(() => undefined);
      }
    },
  };
}
