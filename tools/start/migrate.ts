import process from 'node:process';
import { prepareDatabaseAt } from '@odeta/api/prepare-database';
import { StartFailure } from '@odeta/workspace/failure';
import { databaseFailure } from '../shop/database-failure.ts';
import { readEnvironment } from '../shop/environment.ts';

/** `npm run migrate`: updates the database at DATABASE_URL to this version's schema, and adds what is new in the seed. */
export async function run() {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATABASE_POOLER, SEED_DIR } = readEnvironment(process.env);
  if (!DATABASE_DIRECT_URL) throw new StartFailure('Nothing to migrate: name the database in DATABASE_URL.');
  const { steps, seeded, hadContents } = await prepareDatabaseAt(DATABASE_DIRECT_URL, SEED_DIR, {
    isPooled: DATABASE_POOLER,
  }).catch((error) => {
    throw databaseFailure(error, DATABASE_DIRECT_URL);
  });
  console.log(steps.length > 0 ? `The schema has been brought to ${steps.at(-1)}.` : 'The schema is up to date.');
  if (!seeded) console.log('The seed has been loaded before.');
  else if (!hadContents) console.log('The goods and contents of the seed have been loaded.');
  else
    console.log(
      'What is new in the seed has been added. `npm run contents -- diff` shows where else its files differ.',
    );
}
