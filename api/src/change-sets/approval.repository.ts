import type { Kysely, Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';

/** From now on the set waits for a second person. */
export async function askForApproval(trx: Transaction<Database>, changeSetId: number): Promise<void> {
  await trx.insertInto('changeApproval').values({ changeSetId }).execute();
}

/** `undefined`: the set needs none. */
export const findApproval = (
  db: Kysely<Database>,
  changeSetId: number,
): Promise<Pick<Row<'changeApproval'>, 'state'> | undefined> =>
  db.selectFrom('changeApproval').select('state').where('changeSetId', '=', changeSetId).executeTakeFirst();

interface Decision {
  state: 'approved' | 'refused';
  decidedBy: string;
  decidedAt: Date;
  reason: string;
}

export async function decide(trx: Transaction<Database>, changeSetId: number, decision: Decision): Promise<void> {
  await trx.updateTable('changeApproval').set(decision).where('changeSetId', '=', changeSetId).execute();
}
