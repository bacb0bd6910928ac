import { closeDatabase, openDatabase, roleSettings, type ShopDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { loadSeed } from './seed/load-seed.ts';

export interface Prepared {
  /** The migrations that were applied, in order. */
  steps: string[];
  /** Whether the seed had changed since the last time, so that what is new in it was added. */
  seeded: boolean;
  /** Whether the database had contents before. */
  hadContents: boolean;
}

/** Migrates and seeds a database. Several processes may call it at once. */
export async function prepareDatabase({ db, direct }: ShopDatabase, seedDir: string): Promise<Prepared> {
  const steps = await migrate(direct);
  const hadContents = (await db.selectFrom('reference').select('seedDigest').executeTakeFirst())?.seedDigest != null;
  return { steps, seeded: await loadSeed(db, seedDir), hadContents };
}

/** The same for a database URL, on a connection of its own without the time limits of requests. */
export async function prepareDatabaseAt(
  url: string,
  seedDir: string,
  { isPooled = false }: { isPooled?: boolean } = {},
): Promise<Prepared> {
  const database = openDatabase({ url, connections: 1, answerLimitMs: 0 });
  try {
    if (isPooled) for (const setting of roleSettings()) await database.pool.query(setting);
    return await prepareDatabase(database, seedDir);
  } finally {
    await closeDatabase(database);
  }
}
