import { choosePayment, confirmByPassword, readSavedMeans } from '@odeta/contracts';
import { meetCustomer, PASSWORD } from '../people/account.ts';
import { order, prepareBuyer } from '../people/buyer.ts';
import type { TestClient } from '../shop/test-client.ts';
import { outcomeOf, type PayingShop } from './paying-shop.ts';

const CARD = { number: '4444 3333 2222 1111', expiry: '05/28', cvc: '123' };

export const confirm = (customer: TestClient) => customer.send(confirmByPassword, { currentPassword: PASSWORD });

/** A customer who has paid once by card, had it saved on the page of the bank, and was confirmed in this browser. */
export async function meetKeeper(shop: PayingShop, email: string): Promise<TestClient> {
  const customer = await meetCustomer(shop, 'pl', { email });
  await fill(shop, customer, 'card');
  const { body } = await order(customer);
  await shop.bank.press(body.redirect ?? '', { ...CARD, save: '1', do: 'pay' });
  await outcomeOf(customer, body.payment?.orderId ?? '');
  await confirm(customer);
  return customer;
}

/** A cart and everything else that an order needs. */
export async function fill(shop: PayingShop, customer: TestClient, payment: string) {
  await prepareBuyer(shop, undefined, 'pl', customer);
  await customer.send(choosePayment, { payment });
}

export const meansOf = async (customer: TestClient) => (await customer.send(readSavedMeans)).body;
