import type { AgreementType, CountryCode, Marketing, MarketingChannel } from '@odeta/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';

export const agreementOf: Record<MarketingChannel, AgreementType> = {
  newsletter: 'newsletterAgreement',
  sms: 'smsAgreement',
};

/** The customer's own consents, the last change first. */
export async function findMarketingHistory(db: Kysely<Database>, customerId: string): Promise<Marketing['history']> {
  const rows = await db
    .selectFrom('consent')
    .select(['type', 'active', 'at', 'source'])
    .where('customerId', '=', customerId)
    .where('type', 'in', Object.values(agreementOf))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ type, active, at, source }) => ({
    channel: type === 'smsAgreement' ? 'sms' : 'newsletter',
    active,
    at: at.toISOString(),
    source: source as 'order' | 'register' | 'account',
  }));
}

/** `email`: `emailKeyOf` the address. */
export async function findNewsletterStatus(
  db: Kysely<Database>,
  country: CountryCode,
  email: string,
): Promise<'pending' | 'active' | 'left' | null> {
  const row = await db
    .selectFrom('newsletter')
    .select('status')
    .where('country', '=', country)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.status ?? null;
}

interface Change {
  country: CountryCode;
  email: string;
  customerId: string;
  channel: MarketingChannel;
  textVersion: string;
  active: boolean;
}

/** R7. With the version of the text that was shown. */
export async function saveMarketingChange(trx: Transaction<Database>, { channel, ...change }: Change): Promise<void> {
  await trx
    .insertInto('consent')
    .values({ ...change, type: agreementOf[channel], orderId: null, source: 'account' })
    .execute();
}
