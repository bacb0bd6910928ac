import type { CountryCode } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { emailHashOf, suppress } from '../outbox/suppression.repository.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { endWaiting } from './stock-notice.repository.ts';

/** Ends all requests of the address and remembers it. Returns whether there were any. */
export async function leaveNotices(
  trx: Transaction<Database>,
  { secret, now }: Pick<SettingsDeps, 'secret' | 'now'>,
  { country, email }: { country: CountryCode; email: string },
): Promise<boolean> {
  const notices = await endWaiting(trx, { country, email, now: now() });
  const place = { country, list: 'stock-notices', emailHash: emailHashOf(secret, email) } as const;
  await suppress(trx, place, { wasSubscribed: false, notices, now: now() });
  return notices.length > 0;
}
