import type { CountryCode, LogIn } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { endLogIns, findLogIns } from './log-in.repository.ts';

export async function logInsOf(
  { db }: Pick<CartDeps, 'db'>,
  { idHash, country }: { idHash: Buffer | null; country: CountryCode },
): Promise<LogIn[]> {
  if (!idHash) throw new ApiError('log-in-required');
  const { id } = await requireAccount(db, { idHash, country });
  return listOf(db, id, { idHash, country });
}

export async function endLogInsOf(
  { db, security }: Pick<CartDeps, 'db' | 'security'>,
  session: KnownSession,
  id: string | undefined,
): Promise<LogIn[]> {
  const { id: customerId, email } = await requireAccount(db, session);
  const count = await db.transaction().execute((trx) => endLogIns(trx, customerId, { except: session.idHash, id }));
  security.record('log-ins-ended', { country: session.country, email, count });
  return listOf(db, customerId, session);
}

async function listOf(db: Kysely<Database>, customerId: string, session: KnownSession): Promise<LogIn[]> {
  const rows = await findLogIns(db, customerId, session);
  return rows.map(({ loggedInAt, ...row }) => ({ ...row, loggedInAt: loggedInAt?.toISOString() ?? null }));
}
