import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type AttemptLimits, takeAttempt } from '../../rate-limits/attempts.repository.ts';

const HOUR = 3600;
/** Messages per number. */
const ofNumber: AttemptLimits = { free: 3, most: 3, blockSeconds: HOUR, forgetSeconds: HOUR };
const ofNumberByDay: AttemptLimits = { free: 6, most: 6, blockSeconds: 24 * HOUR, forgetSeconds: 24 * HOUR };
/** Messages of a country's shop within a day of requests, because each one costs money. */
const ofShopByDay: AttemptLimits = { free: 500, most: 500, blockSeconds: HOUR, forgetSeconds: 24 * HOUR };

/** Counts a message before it is sent. */
export async function takeSmsTurn(db: Kysely<Database>, country: CountryCode, number: string): Promise<boolean> {
  const hour = await takeAttempt(db, ofNumber, 'sms-number', number);
  if (!hour.isAllowed) return false;
  const day = await takeAttempt(db, ofNumberByDay, 'sms-number-day', number);
  if (!day.isAllowed) return false;
  return (await takeAttempt(db, ofShopByDay, 'sms-shop-day', country)).isAllowed;
}
