import { randomBytes } from 'node:crypto';
import type { AnswerOf, activateNewsletter, CountryCode } from '@odeta/contracts';
import { email as emailRule } from '@odeta/validation';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { newsletterRewardOf } from '../contents/static-contents.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { linkNameOf, newLinkToken, secretHashOf } from '../identity/link-token.ts';
import { addListEmail, addTypedEmail } from '../outbox/outbox.repository.ts';
import { emailHashOf, liftSuppression, suppress } from '../outbox/suppression.repository.ts';
import { lastDayAfter } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import {
  type Activated,
  activate,
  endSubscription,
  findReward,
  type Reward,
  type Subscriber,
  saveReward,
  saveSubscriber,
} from './newsletter.repository.ts';

/** Minimum seconds between two e-mails to one address, so that nobody can flood another person's mailbox. */
const PAUSE = 120;
/** Days for which the link in the e-mail is valid. */
const LINK_DAYS = 30;

export interface Application {
  country: CountryCode;
  email: string;
  source: number;
  /** Origin of the shop, for the link. */
  origin: string;
}

/**
 * Validates the address and queues the activation e-mail. Whether it was subscribed already is not part of the result, because the response
 * would reveal who subscribes. The e-mail is sent after the transaction.
 */
export async function subscribe(
  trx: Transaction<Database>,
  deps: Pick<SettingsDeps, 'settings' | 'now'>,
  { country, origin, ...given }: Application,
): Promise<'taken' | 'wrong-email'> {
  const email = emailKeyOf(given.email);
  const shop = deps.settings.of(country);
  if (!v.is(v.pipe(v.string(), v.nonEmpty(), emailRule(shop.emailExceptions)), email)) return 'wrong-email';

  const token = newLinkToken();
  const tokenHash = secretHashOf(token);
  const link = { source: given.source, tokenHash, now: deps.now(), pause: PAUSE };
  if (await saveSubscriber(trx, { country, email, ...link })) {
    const kind = 'newsletter-activation';
    await addTypedEmail(trx, { key: keyOf(kind, tokenHash), kind, country, recipient: email, data: { origin, token } });
  }
  return 'taken';
}

/** Called for the link in the e-mail: activates the subscription and gives the reward, once. */
export async function confirmSubscription(
  deps: SettingsDeps,
  { country, token, origin }: { country: CountryCode; token: string; origin: string },
): Promise<AnswerOf<typeof activateNewsletter>> {
  const shop = deps.settings.of(country);
  const tokenHash = secretHashOf(token);
  const found = await deps.db.transaction().execute(async (trx) => {
    const subscription = await activate(trx, { country, tokenHash, now: deps.now(), days: LINK_DAYS });
    if (!subscription) return undefined;
    const { email, isNew } = subscription;
    if (isNew) await liftSuppression(trx, { country, list: 'newsletter', emailHash: emailHashOf(deps.secret, email) });
    const code = await rewardCodeOf(trx, subscription, rewardOf(shop, deps.now()));
    if (isNew && code) {
      const kind = 'newsletter-reward';
      const reward = { key: keyOf(kind, tokenHash), kind, country, recipient: email, data: { origin, code } } as const;
      await addListEmail(trx, deps.secret, reward);
    }
    return { email, code };
  });
  if (!found) throw new ApiError('unknown-link');
  deps.security.record('consent-given', { country, email: found.email, consents: ['newsletterAgreement'] });
  return { code: found.code, reward: newsletterRewardOf(shop) };
}

/** Ends the subscription and remembers it. Returns whether one was active. */
export async function leaveNewsletter(
  trx: Transaction<Database>,
  { secret, now }: Pick<SettingsDeps, 'secret' | 'now'>,
  subscriber: Subscriber,
): Promise<boolean> {
  const wasSubscribed = await endSubscription(trx, subscriber);
  const place = {
    country: subscriber.country,
    list: 'newsletter',
    emailHash: emailHashOf(secret, subscriber.email),
  } as const;
  await suppress(trx, place, { wasSubscribed, notices: [], now: now() });
  return wasSubscribed;
}

/** The subscriber's existing code (`null` if it is used up), otherwise a new one. */
async function rewardCodeOf(
  trx: Transaction<Database>,
  subscription: Activated,
  reward: Reward,
): Promise<string | null> {
  if (subscription.rewardId !== null) return findReward(trx, subscription.rewardId);
  await saveReward(trx, subscription, reward);
  return reward.code;
}

function rewardOf({ code: country, country: place, siteContents, today }: CountrySettings, now: Date) {
  const { percent, freeDeliveryFrom, days } = siteContents.newsletter;
  // Without letters and digits that look alike.
  const letters = [...randomBytes(8)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('');
  return {
    country,
    code: `N${percent}-${letters}`,
    percent,
    minOrder: freeDeliveryFrom,
    from: today(now),
    until: lastDayAfter(now, days, place),
  };
}

const keyOf = (kind: string, tokenHash: Buffer) => `${kind}:${linkNameOf(tokenHash)}`;
