import { startEmbeddedPostgres } from '@odeta/api/embedded-postgres';

/** Calls `use` with the database of the configuration. Without a `DATABASE_URL` it is the embedded one, started only if no shop runs it. */
export async function withDatabase<Result>(
  { DATABASE_URL, DATA_DIR }: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  if (DATABASE_URL) return use(DATABASE_URL);
  const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR });
  try {
    return await use(postgres.url);
  } finally {
    await postgres.stop();
  }
}
