import { createHash, randomBytes } from 'node:crypto';
import type { AnswerOf, activateNewsletter, CountryCode } from '@odeta/contracts';
import { email as emailRule } from '@odeta/validation';
import * as v from 'valibot';
import { newsletterRewardOf } from '../contents/static-contents.ts';
import { ApiError } from '../http/api-error.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { activate, findReward, forgetSending, saveReward, saveSubscriber } from './newsletter.repository.ts';
import type { NewsletterDeps } from './newsletter-deps.ts';
import { activationLetter, rewardLetter } from './newsletter-letters.ts';

/** Seconds between two letters to one address: nobody's box is filled by somebody else. */
const PAUSE = 120;
/** Days for which the link of the letter works. */
const LINK_DAYS = 30;

export interface Application {
  country: CountryCode;
  email: string;
  source: number;
  /** The shop's own address, for the link. */
  origin: string;
}

/** D10. `wrong-email`, or taken: what came of it is in the letter and not in the answer, which would tell who subscribes. */
export async function subscribe(
  deps: Pick<NewsletterDeps, 'db' | 'mail' | 'settings' | 'now'>,
  { country, origin, ...given }: Application,
): Promise<'taken' | 'wrong-email'> {
  const email = emailKeyOf(given.email);
  const shop = deps.settings.of(country);
  if (!v.is(v.pipe(v.string(), v.nonEmpty(), emailRule(shop.emailExceptions)), email)) return 'wrong-email';

  const token = randomBytes(24).toString('base64url');
  const subscriber = { country, email };
  const link = { source: given.source, tokenHash: hashOf(token), now: deps.now(), pause: PAUSE };
  if (!(await saveSubscriber(deps.db, { ...subscriber, ...link }))) return 'taken';
  const letter = activationLetter(shop, `${origin}/?newsletter=${token}`);
  try {
    await deps.mail.send({ to: email, ...letter });
  } catch (error) {
    await forgetSending(deps.db, subscriber);
    throw error;
  }
  return 'taken';
}

/** D10, D11. The link was followed: the subscription holds, and the reward is handed out, once. */
export async function confirmSubscription(
  deps: NewsletterDeps,
  { country, token, onLetterLost }: { country: CountryCode; token: string; onLetterLost: (error: unknown) => void },
): Promise<AnswerOf<typeof activateNewsletter>> {
  const shop = deps.settings.of(country);
  const found = await deps.db.transaction().execute(async (trx) => {
    const link = { country, tokenHash: hashOf(token), now: deps.now(), days: LINK_DAYS };
    const subscription = await activate(trx, link);
    if (!subscription) return undefined;
    if (subscription.rewardId !== null) return { ...subscription, code: await findReward(trx, subscription.rewardId) };
    const reward = rewardOf(shop, deps.now());
    await saveReward(trx, subscription, reward);
    return { ...subscription, code: reward.code };
  });
  if (!found) throw new ApiError('unknown-link');
  deps.security.record('consent-given', { country, email: found.email, consents: ['newsletterAgreement'] });
  // The page shows the code as well: a letter that is lost takes nothing away.
  if (found.isNew && found.code) {
    await deps.mail.send({ to: found.email, ...rewardLetter(shop, found.code) }).catch(onLetterLost);
  }
  return { code: found.code, reward: newsletterRewardOf(shop) };
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
const hashOf = (token: string) => createHash('sha256').update(token).digest();
