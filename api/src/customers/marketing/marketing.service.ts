import {
  type CountryCode,
  type changeMarketing,
  type Marketing,
  NEWSLETTER_ACCOUNT,
  type PayloadOf,
} from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession, Session } from '../../http/session.ts';
import { textFor } from '../../http/texts.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { leaveNewsletter, subscribe } from '../../newsletter/newsletter.service.ts';
import { findPushHistory } from '../../push/push.repository.ts';
import { requireAccount } from '../accounts/require-account.ts';
import type { CustomerRow } from '../customer.repository.ts';
import {
  agreementOf,
  findMarketingHistory,
  findNewsletterStatus,
  saveMarketingChange,
} from './marketing.repository.ts';

export async function marketingOf({ db }: Pick<CartDeps, 'db'>, session: Session): Promise<Marketing> {
  return readMarketing(db, session.country, await requireAccount(db, session));
}

/** A change to the current state does nothing and is not recorded in the history. */
export async function changeMarketingOf(
  deps: CartDeps,
  session: KnownSession,
  { channel, active, origin }: PayloadOf<typeof changeMarketing> & { origin: string },
): Promise<Marketing> {
  const { db, settings, security } = deps;
  const { country } = session;
  const customer = await requireAccount(db, session);
  const before = await readMarketing(db, country, customer);
  if ((before[channel] === 'off') === !active) return before;
  if (channel === 'sms' && active && customer.mobilePhone === '') {
    throw new ApiError('validation', { validation: { sms: [textFor(country, 'sms-phone')] } });
  }
  const { email, id: customerId } = customer;
  const text = settings.of(country).agreements.find(({ type }) => type === agreementOf[channel]);
  await db.transaction().execute(async (trx) => {
    const change = { country, email, customerId, channel, active, textVersion: text?.version ?? '' };
    await saveMarketingChange(trx, change);
    if (channel !== 'newsletter') return;
    if (active) await subscribe(trx, deps, { country, email, source: NEWSLETTER_ACCOUNT, origin });
    else await leaveNewsletter(trx, deps, { country, email: emailKeyOf(email) });
  });
  security.record(active ? 'consent-given' : 'consent-withdrawn', { country, email, consents: [agreementOf[channel]] });
  return readMarketing(db, country, customer);
}

async function readMarketing(
  db: Kysely<Database>,
  country: CountryCode,
  { id, email, mobilePhone }: CustomerRow,
): Promise<Marketing> {
  const [history, pushHistory, status] = await Promise.all([
    findMarketingHistory(db, id),
    findPushHistory(db, id),
    findNewsletterStatus(db, country, emailKeyOf(email)),
  ]);
  const sms = history.find(({ channel }) => channel === 'sms');
  return { newsletter: shownStatus(status), sms: sms?.active ? 'on' : 'off', mobilePhone, history, pushHistory };
}

function shownStatus(status: 'pending' | 'active' | 'left' | null) {
  if (status === 'active') return 'on';
  return status === 'pending' ? 'pending' : 'off';
}
