import type { Kysely } from 'kysely';
import type { Database } from './db/database.ts';
import { parcelPushWriters } from './order-emails/parcel-pushes.ts';
import type { PushSending } from './push/send-pushes.ts';
import { stockPushWriters } from './stock-notices/stock-push.ts';

/** One for each kind of notification that the outbox may hold. */
export const pushWritersOf = (deps: { db: Kysely<Database>; secret: string }): PushSending['pushWriters'] => ({
  ...parcelPushWriters(deps),
  ...stockPushWriters(deps),
});
