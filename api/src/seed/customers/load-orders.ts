import {
  agreementTypes,
  type CountryCode,
  type CustomerFields,
  CustomerFieldsSchema,
  countries,
  countryCodes,
} from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database, Row } from '../../db/database.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { toMinor } from '../../pricing/money.ts';
import type { ReturnTerms } from '../../settings/documents.ts';
import { siteContentsOf } from '../contents/site-contents.ts';
import type { SeedCustomer } from '../schemas/customers.schema.ts';
import type { SeedOrder, SeedWritten } from '../schemas/orders.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import { textOf } from '../schemas/texts.ts';
import { saveSeedOrder } from './orders.repository.ts';
import { type MadeReturn, saveSeedReturn } from './returns.repository.ts';
import { type SavedWritten, saveSeedWritten } from './written.repository.ts';

/** Adds sample orders for the first account of each country and for club members, unless they have orders already. */
export async function loadOrders(trx: Transaction<Database>, seed: Seed): Promise<void> {
  for (const country of countryCodes) {
    const [first, ...others] = seed.customers.filter((one) => one.country === country);
    const buyers = [first, ...others.filter(({ member }) => member)];
    for (const customer of buyers) {
      const customerId = customer && seed.orders.length > 0 && (await findWithoutOrders(trx, customer));
      if (customerId) await loadOrdersOf(trx, seed, { customer, customerId, country, isFirst: customer === first });
    }
  }
}

async function findWithoutOrders(trx: Transaction<Database>, { country, email }: SeedCustomer) {
  const { rows } = await sql<Pick<Row<'customer'>, 'id'>>`
    select id from customer c
    where country = ${country} and email_key = ${emailKeyOf(email)} and password_hash is not null
      and not exists (select from shop_order where customer_id = c.id)
  `.execute(trx);
  return rows[0]?.id;
}

interface Buyer {
  customer: SeedCustomer;
  customerId: string;
  country: CountryCode;
  /** Whether it is the first account of its country. */
  isFirst: boolean;
}

async function loadOrdersOf(trx: Transaction<Database>, seed: Seed, buyer: Buyer) {
  const { customer, customerId, country, isFirst } = buyer;
  const { methods, payments } = seed.delivery[country];
  const courier = methods.find(({ key }) => key === 'courier');
  const fields: CustomerFields = v.parse(CustomerFieldsSchema, customer);
  const common = {
    country,
    customerId,
    fields,
    email: customer.email,
    currency: countries[country].currency,
    shippingName: courier?.name ?? '',
    shippingCost: toMinor(country, courier?.cost ?? 0),
    paymentName: payments.cod?.name ?? '',
    seller: siteContentsOf(seed, country).seller,
  };
  // The oldest first, because invoice numbers have to follow the dates.
  const orders = [...seed.orders.entries()]
    .filter(([, order]) => isOf(buyer, order))
    .sort(([, one], [, other]) => other.daysAgo - one.daysAgo);
  const newest = orders.at(-1)?.[1];
  const { returns: terms } = siteContentsOf(seed, country);
  const holder = `${fields.firstName} ${fields.lastName}`;
  for (const [place, order] of orders) {
    const clubPercent = order.member ? (seed.club[country]?.percent ?? 0) : 0;
    const orderId = await saveSeedOrder(trx, { ...common, ...order, place, clubPercent });
    if (orderId && isFirst && order === newest)
      await saveAgreed(trx, seed, { country, email: customer.email, customerId, orderId });
    if (orderId) await saveAfterwards(trx, order, { ...common, orderId, holder, terms });
  }
}

type Ordered = Omit<SavedWritten, keyof SeedWritten> & Pick<MadeReturn, 'seller'> & { terms: ReturnTerms | undefined };

/** What the buyer has written about the order, and sent back. */
async function saveAfterwards(trx: Transaction<Database>, order: SeedOrder, about: Ordered) {
  const { country, orderId, holder, terms, seller } = about;
  if (order.written) await saveSeedWritten(trx, { ...about, ...order.written });
  if (!order.return || !terms) return;
  const { notes, ...made } = order.return;
  const note = notes ? textOf(notes, country) : '';
  await saveSeedReturn(trx, { ...made, note, country, orderId, holder, terms, seller });
}

/** Club members get the orders of days on which they were members. */
const isOf = ({ customer: { member }, isFirst }: Buyer, { member: isMembers, daysAgo }: SeedOrder) =>
  isMembers ? member !== undefined && daysAgo < member.since && daysAgo > -member.left : isFirst;

/** Consents with the current versions of the texts, given with the newest order. */
async function saveAgreed(
  trx: Transaction<Database>,
  { agreements }: Seed,
  by: { country: CountryCode; email: string; customerId: string; orderId: string },
) {
  const rows = agreementTypes
    .filter((type) => agreements[type].required)
    .map((type) => ({ ...by, type, textVersion: agreements[type].version, active: true, source: 'order' }));
  await trx.insertInto('consent').values(rows).execute();
}
