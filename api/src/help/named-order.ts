import type { CountryCode } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { orderNumberOf } from '../identity/typed-number.ts';
import { findOrderByNumber } from './withdrawal.repository.ts';

/** The id of the named order if the e-mail matches, too: only then its sender is taken for the buyer. */
export async function findNamedOrder(
  trx: Transaction<Database>,
  country: CountryCode,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<string | null> {
  const number = orderNumberOf(country, orderNumber);
  const order = number === null ? undefined : await findOrderByNumber(trx, country, number);
  return order && emailKeyOf(order.email) === emailKeyOf(email) ? order.id : null;
}
