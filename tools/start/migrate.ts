import process from 'node:process';
import { prepareDatabaseAt } from '@odeta/api/prepare-database';
import { StartFailure } from '@odeta/workspace/failure';
import { databaseFailure } from '../shop/database-failure.ts';
import { readEnvironment } from '../shop/environment.ts';

/** `npm run migrate`: updates the database at DATABASE_URL to this version's schema and seed. */
export async function run() {
  const { DATABASE_URL, SEED_DIR } = readEnvironment(process.env);
  if (!DATABASE_URL) throw new StartFailure('Nothing to migrate: name the database in DATABASE_URL.');
  const { steps, seeded } = await prepareDatabaseAt(DATABASE_URL, SEED_DIR).catch((error) => {
    throw databaseFailure(error, DATABASE_URL);
  });
  console.log(steps.length > 0 ? `The schema has been brought to ${steps.at(-1)}.` : 'The schema is up to date.');
  console.log(seeded ? 'The goods and contents of the seed have been loaded.' : 'The seed has been loaded before.');
}
