import type { Kysely } from 'kysely';
import type { Database } from './db/database.ts';
import { parcelPushWriters } from './order-emails/parcel-pushes.ts';
import type { PushSending } from './push/send-pushes.ts';
import { stockPushWriters } from './stock-notices/stock-push.ts';

/** One writer for each kind of push notification in the outbox. */
export const pushWritersOf = (deps: { db: Kysely<Database>; secret: string }): PushSending['pushWriters'] => ({
  ...parcelPushWriters(deps),
  ...stockPushWriters(deps),
});
