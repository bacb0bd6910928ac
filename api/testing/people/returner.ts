import { type CountryCode, type InputOf, type openReturn, readReturnOffer } from '@odeta/contracts';
import { sql } from 'kysely';
import type { TestShop } from '../shop/shop.ts';
import type { TestClient } from '../shop/test-client.ts';
import { meetCustomer } from './account.ts';
import { order, prepareBuyer } from './buyer.ts';
import { openWarehouse } from './warehouse.ts';

type Form = InputOf<typeof openReturn>;

/** A valid account number in the format of its bank. */
export const IBAN = 'SK31 1200 0000 1987 4263 7541';

/** A customer with a delivered order: two dresses of one size and one of another. */
export async function meetReturner(
  shop: TestShop,
  goods: Record<string, number> = { 'DRESS-wine-s': 2, 'DRESS-wine-m': 1 },
  country: CountryCode = 'sk',
  prepare: (buyer: TestClient) => Promise<unknown> = async () => undefined,
) {
  const email = `${crypto.randomUUID()}@example.sk`;
  const customer = await meetCustomer(shop, country, { email });
  const buyer = await prepareBuyer(shop, goods, country);
  await prepare(buyer);
  await order(buyer);
  const row = await shop.db.selectFrom('shopOrder').selectAll().orderBy('placedAt', 'desc').executeTakeFirstOrThrow();
  await sql`
    update shop_order set session_id = null, customer_id = (select id from customer where email = ${email}) where id = ${row.id}
  `.execute(shop.db);
  const warehouse = openWarehouse(shop.app, row.number);
  await warehouse.deliver();
  const { offer } = (await customer.send(readReturnOffer, { orderId: row.id })).body;
  const lineIds = offer.lines.map(({ lineId }) => lineId);
  const [first = ''] = lineIds;
  return { customer, email, warehouse, orderId: row.id, row, lineIds, form: returnForm(row.id, first) };
}

export const returnForm = (orderId: string, lineId: string, parts: Partial<Form> = {}): Form => ({
  orderId,
  kind: 'declaration',
  lines: withReason(lineId, 'too-small'),
  refundMethod: 'bank-account',
  returnType: 'post',
  bankAccount: IBAN,
  holder: 'Jana Hrušková',
  note: '',
  attachments: [],
  ...parts,
});

export const withReason = (lineId = '', reason = '', quantity = 1) => [{ lineId, quantity, reason }];

export const complaint = {
  kind: 'complaint',
  note: 'Uvoľnil sa šev',
  refundMethod: 'voucher',
  bankAccount: '',
  holder: '',
} as const;
