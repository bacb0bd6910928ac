import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

interface Amended {
  orderId: string;
  revision: number;
  key: string;
  digest: Buffer;
  memberId: number | null;
  at: Date;
}

export async function saveAmendment(trx: Transaction<Database>, amended: Amended): Promise<void> {
  const { orderId, revision, key: requestKey, digest: requestDigest, memberId, at: amendedAt } = amended;
  await trx
    .insertInto('orderAmendment')
    .values({ orderId, revision, requestKey, requestDigest, memberId, amendedAt })
    .execute();
}
