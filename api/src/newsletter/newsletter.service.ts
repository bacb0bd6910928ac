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
import { addEmail } from '../outbox/outbox.repository.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import {
  type Activated,
  activate,
  findReward,
  type Reward,
  saveReward,
  saveSubscriber,
} from './newsletter.repository.ts';

/** Seconds between two e-mails to one address: nobody's box is filled by somebody else. */
const PAUSE = 120;
/** Days for which the link of the e-mail works. */
const LINK_DAYS = 30;

export interface Application {
  country: CountryCode;
  email: string;
  source: number;
  /** The shop's own address, for the link. */
  origin: string;
}

/**
 * `wrong-email`, or taken: what came of it is in the e-mail and not in the answer, which would tell who subscribes. The e-mail
 * goes out when the transaction is done.
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
    await addEmail(trx, { key: keyOf(kind, tokenHash), kind, country, recipient: email, data: { origin, token } });
  }
  return 'taken';
}

/** The link was followed: the subscription holds, and the reward is handed out, once. */
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
    const code = await rewardCodeOf(trx, subscription, rewardOf(shop, deps.now()));
    if (isNew && code) {
      const kind = 'newsletter-reward';
      await addEmail(trx, { key: keyOf(kind, tokenHash), kind, country, recipient: email, data: { origin, code } });
    }
    return { email, code };
  });
  if (!found) throw new ApiError('unknown-link');
  deps.security.record('consent-given', { country, email: found.email, consents: ['newsletterAgreement'] });
  return { code: found.code, reward: newsletterRewardOf(shop) };
}

/** The code that the subscriber has already, unless it is used up, or this one. */
async function rewardCodeOf(
  trx: Transaction<Database>,
  subscription: Activated,
  reward: Reward,
): Promise<string | null> {
  if (subscription.rewardId !== null) return findReward(trx, subscription.rewardId);
  await saveReward(trx, subscription, reward);
  return reward.code;
}

function rewardOf({ code: country, siteContents }: CountrySettings, now: Date) {
  const { percent, freeDeliveryFrom, days } = siteContents.newsletter;
  const until = new Date(now.getTime() + days * 86_400_000);
  // Without letters and digits that are taken for each other.
  const letters = [...randomBytes(8)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('');
  return {
    country,
    code: `N${percent}-${letters}`,
    percent,
    minOrder: freeDeliveryFrom,
    from: dateOf(now),
    until: dateOf(until),
  };
}

const dateOf = (time: Date) => time.toISOString().slice(0, 10);
const keyOf = (kind: string, tokenHash: Buffer) => `${kind}:${linkNameOf(tokenHash)}`;
