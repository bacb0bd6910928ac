import process from 'node:process';
import { prepareDatabaseAt } from '@odeta/api/prepare-database';
import { readEnvironment } from '../shop/environment.ts';

/**
 * The API of the development servers. Whenever it starts, also after a change of its files, the schema gets the steps that have been
 * written: the API itself never migrates.
 */
const {
  DATABASE_URL = '',
  DATABASE_DIRECT_URL = DATABASE_URL,
  DATABASE_POOLER,
  SEED_DIR,
} = readEnvironment(process.env);
await prepareDatabaseAt(DATABASE_DIRECT_URL, SEED_DIR, { isPooled: DATABASE_POOLER });
await import('@odeta/api/server');
