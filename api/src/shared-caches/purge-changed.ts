import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { findChangedTags } from './changed-tags.repository.ts';
import type { Purge } from './purge.ts';

/**
 * For how long the pages of a change are removed, again and again, in milliseconds: `edge` itself serves pages for some seconds after they have
 * changed, and a shared cache may just have asked for one. So nothing has to be remembered, and any process may do it.
 */
const REPEATED_FOR = 30_000;

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
  /** `null`: there is no shared cache. */
  purge: Purge | null;
}

/** Removes the pages that change sets have changed of late from the shared cache. */
export async function purgeChanged({ db, now, purge }: Deps): Promise<void> {
  if (!purge) return;
  const tags = await findChangedTags(db, new Date(now().getTime() - REPEATED_FOR));
  if (tags.length > 0) await purge(tags);
}
