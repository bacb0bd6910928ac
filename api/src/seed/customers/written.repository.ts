import type { CountryCode } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { freeNumber } from '../../db/free-number.ts';
import { drawNumbers } from '../../identity/draw-numbers.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { dayOf } from '../../settings/country-day.ts';
import type { SeedWritten } from '../schemas/orders.schema.ts';
import { textOf } from '../schemas/texts.ts';
import { SAMPLE_ACCOUNTS } from './sample-accounts.ts';

export interface SavedWritten extends SeedWritten {
  country: CountryCode;
  orderId: string;
  customerId: string;
  /** The buyer's full name. */
  holder: string;
  email: string;
}

/** Days in which a message is answered. */
const ANSWERED_IN = 2;

/** Stores what the buyer of a seeded order has written, as the forms would: an employee has not read it yet. */
export async function saveSeedWritten(trx: Transaction<Database>, written: SavedWritten): Promise<void> {
  const { number } = await trx
    .selectFrom('shopOrder')
    .select('number')
    .where('id', '=', written.orderId)
    .executeTakeFirstOrThrow();
  if (written.message) await saveMessage(trx, written, number);
  if (written.withdrawal) await saveWithdrawal(trx, written, number);
  if (written.review) await saveReview(trx, written);
}

const momentOf = ({ daysAgo }: SavedWritten) => sql<Date>`now() - make_interval(days => ${daysAgo}::int)`;

/** What both forms have. There was no request that could be repeated. */
const formOf = (written: SavedWritten) => ({
  ...{ key: `seed ${written.orderId}`, requestDigest: Buffer.alloc(0), origin: '' },
  ...{ country: written.country, email: written.email, receivedAt: momentOf(written) },
});

async function saveMessage(trx: Transaction<Database>, written: SavedWritten, orderNumber: string) {
  const { country, holder, email, message } = written;
  if (!message) return;
  await trx
    .insertInto('contactMessage')
    .values({
      ...formOf(written),
      number: freeNumber('contact_message', drawNumbers('P')),
      ...{ topic: message.topic, orderNumber, name: holder, emailKey: emailKeyOf(email) },
      message: textOf(message.texts, country),
      answerBy: sql<string>`${dayOf(country, momentOf(written))} + ${ANSWERED_IN}::int`,
    })
    .execute();
}

async function saveWithdrawal(trx: Transaction<Database>, written: SavedWritten, orderNumber: string) {
  const { country, orderId, holder, withdrawal } = written;
  if (!withdrawal) return;
  await trx
    .insertInto('withdrawal')
    .values({
      ...formOf(written),
      number: freeNumber('withdrawal', drawNumbers('O')),
      ...{ name: holder, holder, orderNumber, orderId, bankAccount: SAMPLE_ACCOUNTS[country] },
      goods: textOf(withdrawal, country),
    })
    .execute();
}

async function saveReview(trx: Transaction<Database>, written: SavedWritten) {
  const { country, orderId, customerId, holder, email, review } = written;
  if (!review) return;
  const line = await trx
    .selectFrom('orderItem')
    .innerJoin('variant', 'variant.id', 'orderItem.variantId')
    .select(['orderItem.id', 'variant.productId', 'variant.size'])
    .where('orderItem.orderId', '=', orderId)
    .orderBy('orderItem.id')
    .executeTakeFirst();
  if (!line) return;
  await trx
    .insertInto('review')
    .values({
      ...{ country, customerId, email },
      ...{ productId: line.productId, orderItemId: line.id, size: line.size, verified: true },
      ...{ stars: review.stars, nick: holder.split(' ')[0] ?? '', body: textOf(review.texts, country) },
      at: momentOf(written),
    })
    .execute();
}
