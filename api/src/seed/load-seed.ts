import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { liftLimits } from '../db/lift-limits.ts';
import { refreshListings } from '../db/refresh-listings.ts';
import { refreshSearch } from '../search/refresh-search.ts';
import { loadContents } from './contents/load-contents.ts';
import { loadLegalTexts } from './contents/load-legal-texts.ts';
import { loadBloggers } from './customers/load-bloggers.ts';
import { loadCustomers, loadMembers } from './customers/load-customers.ts';
import { loadDiscounts } from './customers/load-discounts.ts';
import { loadOrders } from './customers/load-orders.ts';
import { loadDelivery } from './delivery/load-delivery.ts';
import { loadPoints } from './delivery/load-points.ts';
import { loadCategories } from './goods/load-categories.ts';
import { loadProducts } from './goods/load-products.ts';
import { loadReviews } from './goods/load-reviews.ts';
import { loadSearch } from './goods/load-search.ts';
import { loadFoundation } from './load-foundation.ts';
import { readSeed, readSeedDigest } from './reading/read-seed.ts';
import type { Seed } from './schemas/schema.ts';
import { findChanges, keepRows, type RowChange } from './writing/row-changes.ts';
import type { SeedTarget } from './writing/write-rows.ts';

/**
 * Adds what the seed files have and the database does not, in one transaction, unless the files are unchanged. What exists stays as it is:
 * it belongs to the people who run the shop. Returns whether the files were read; throws a `SeedError` for invalid ones.
 */
export async function loadSeed(db: Kysely<Database>, folder: string): Promise<boolean> {
  if ((await loadedDigest(db)) === (await readSeedDigest(folder))) return false;
  const seed = await readSeed(folder);
  return db.transaction().execute(async (trx) => {
    await sql.raw(liftLimits('transaction')).execute(trx);
    // A concurrent instance may have loaded it.
    if ((await loadedDigest(trx, 'for update')) === seed.digest) return false;
    await writeSeed({ trx, mode: 'add' }, seed);
    return true;
  });
}

/**
 * Makes goods and contents as the seed files are, in one transaction, and returns what changed. Stock, carts, orders, customers and their
 * reviews stay. With `dryRun` everything is undone. Throws a `SeedError` for invalid files.
 */
export async function replaceBySeed(
  db: Kysely<Database>,
  folder: string,
  { dryRun }: { dryRun: boolean },
): Promise<RowChange[]> {
  const seed = await readSeed(folder);
  const trx = await db.startTransaction().execute();
  try {
    await sql.raw(liftLimits('transaction')).execute(trx);
    await loadedDigest(trx, 'for update');
    await keepRows(trx);
    await writeSeed({ trx, mode: 'replace' }, seed);
    const changes = await findChanges(trx);
    await (dryRun ? trx.rollback() : trx.commit()).execute();
    return changes;
  } catch (error) {
    if (!trx.isRolledBack && !trx.isCommitted) await trx.rollback().execute();
    throw error;
  }
}

async function writeSeed(target: SeedTarget, seed: Seed): Promise<void> {
  const { trx } = target;
  await loadFoundation(target, seed);
  const categories = await loadCategories(target, seed.categories);
  await loadProducts(target, seed, categories);
  await loadReviews(target, seed);
  await refreshListings(trx);
  await loadSearch(target, seed);
  await refreshSearch(trx);
  await loadDelivery(target, seed);
  await loadCustomers(trx, seed.customers);
  await loadDiscounts(target, seed, categories);
  await loadMembers(trx, seed.customers);
  await loadBloggers(trx, seed.customers);
  await loadPoints(target, seed);
  await loadOrders(trx, seed);
  await loadContents(target, seed, categories);
  await loadLegalTexts(trx, seed);
  await trx.updateTable('reference').set({ seedDigest: seed.digest, version: sql`version + 1` }).execute();
}

async function loadedDigest(db: Kysely<Database>, lock?: 'for update'): Promise<string | null> {
  const reference = db.selectFrom('reference').select('seedDigest');
  return (await (lock ? reference.forUpdate() : reference).executeTakeFirstOrThrow()).seedDigest;
}
