import { setTimeout as pause } from 'node:timers/promises';
import { type CountryCode, choosePayment, readPaymentStatus } from '@odeta/contracts';
import { findFreePort } from '@odeta/node/free-port';
import { sql } from 'kysely';
import { prepareBuyer } from '../people/buyer.ts';
import { openTestShop, type TestShop, type TestShopOptions } from '../shop/shop.ts';
import type { TestClient } from '../shop/test-client.ts';
import { type Bank, startBank } from './bank.ts';

export interface PayingShop extends TestShop {
  bank: Bank;
  /** URL of the API on the network. */
  address: string;
}

/** The API with the test bank, which sends its webhooks over the network. */
export async function openPayingShop(options: TestShopOptions = {}): Promise<PayingShop> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const bank = await startBank({ notifyUrl: `${address}/api/payments/webhooks/sandbox` });
  const shop = await openTestShop({ provider: bank.provider, now: () => new Date(), ...options });
  await shop.app.listen({ port, host: '127.0.0.1' });
  return {
    ...shop,
    bank,
    address,
    async close() {
      await bank.stop();
      await shop.close();
    },
  };
}

/** A buyer who only has to submit an order that is paid online. */
export async function meetPayer(
  shop: TestShop,
  payment: 'card' | 'blik',
  { goods, country = 'pl' }: { goods?: Record<string, number>; country?: CountryCode } = {},
): Promise<TestClient> {
  const client = await prepareBuyer(shop, goods, country);
  await client.send(choosePayment, { payment });
  return client;
}

const requireNone = (error: unknown) => {
  throw error;
};
/** For runs of the background work in which nothing may fail. */
export const noFailures = { onError: requireNone, onRefundGivenUp: requireNone };

/** Waits for the final payment status. */
export async function outcomeOf(client: TestClient, orderId: string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { body } = await client.send(readPaymentStatus, { orderId });
    if (body.paymentStatus !== 'pending') return body;
    await pause(25);
  }
  throw new Error('No outcome came');
}

/** The pieces that orders hold, and the reservations in the stock. */
export async function heldAndReserved({ db }: TestShop) {
  const { rows } = await sql<{ held: number; reserved: number }>`
    select
      (select coalesce(sum(quantity), 0) from order_item i join shop_order o on o.id = i.order_id where o.state <> 'cancelled') as held,
      (select sum(reserved + preordered) from stock) as reserved
  `.execute(db);
  return rows[0];
}
