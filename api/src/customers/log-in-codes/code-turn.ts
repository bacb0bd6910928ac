import type { CountryCode } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type AttemptLimits, takeAttempt } from '../../rate-limits/attempts.repository.ts';

const HOUR = 3600;
/** Codes per address, with or without an account: with the attempts per code, 25 guesses per hour of a million codes. */
const ofEmail: AttemptLimits = { free: 5, most: 5, blockSeconds: HOUR, forgetSeconds: HOUR };
/** Per address within a day of requests, after which there is one code an hour. */
const ofEmailByDay: AttemptLimits = { free: 12, most: 12, blockSeconds: HOUR, forgetSeconds: 24 * HOUR };

/** Counts a code for an address before it is sent, by e-mail or SMS. */
export async function takeCodeTurn(
  trx: Transaction<Database>,
  country: CountryCode,
  emailKey: string,
): Promise<boolean> {
  const hour = await takeAttempt(trx, ofEmail, 'log-in-code', country, emailKey);
  if (!hour.isAllowed) return false;
  return (await takeAttempt(trx, ofEmailByDay, 'log-in-code-day', country, emailKey)).isAllowed;
}
