import { randomUUID } from 'node:crypto';
import type { BloggerHold } from '@odeta/contracts/staff';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { addEmail } from '../outbox/outbox.repository.ts';
import { READER_PERCENT } from '../pricing/reader-percent.ts';
import { todayIn } from '../settings/country-day.ts';
import { endCode } from './blogger.repository.ts';
import { decideBlogger } from './blogger-staff.repository.ts';
import { readerCode } from './reader-code.ts';

interface Decision {
  customerId: string;
  readAt: Date;
  reason: BloggerHold | null;
  now: Date;
}

/** Makes a blogger active, with a code for their readers, or puts them on hold, and e-mails them. Returns whether anything changed. */
export function decideOf(db: Kysely<Database>, decision: Decision): Promise<boolean> {
  const { customerId, reason } = decision;
  return db.transaction().execute(async (trx) => {
    const decided = await decideBlogger(trx, decision);
    if (!decided) return false;
    const { country, email: recipient, origin, profileName } = decided;
    const today = todayIn(country, decision.now);
    const event = { key: `blogger-decided:${randomUUID()}`, country, recipient };
    if (reason === null) {
      const code = await readerCode(trx, { customerId, today, country, profileName });
      const data = { origin, code, percent: String(READER_PERCENT) };
      await addEmail(trx, { ...event, kind: 'blogger-active', data });
    } else {
      await endCode(trx, { customerId, today });
      await addEmail(trx, { ...event, kind: 'blogger-held', data: { origin, reason } });
    }
    return true;
  });
}
