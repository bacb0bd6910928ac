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

/**
 * Loads the seed files in one transaction, unless they are unchanged. Carts, orders and customers are not changed. Returns
 * whether anything was loaded; throws a `SeedError` for invalid files.
 */
export async function loadSeed(db: Kysely<Database>, folder: string): Promise<boolean> {
  if ((await loadedDigest(db)) === (await readSeedDigest(folder))) return false;
  const seed = await readSeed(folder);
  return db.transaction().execute(async (trx) => {
    await sql.raw(liftLimits('transaction')).execute(trx);
    // A concurrent instance may have loaded it.
    if ((await loadedDigest(trx, 'for update')) === seed.digest) return false;

    await loadFoundation(trx, seed);
    const categories = await loadCategories(trx, seed.categories);
    await loadProducts(trx, seed, categories);
    await loadReviews(trx, seed);
    await refreshListings(trx);
    await loadSearch(trx, seed);
    await refreshSearch(trx);
    await loadDelivery(trx, seed);
    await loadCustomers(trx, seed.customers);
    await loadDiscounts(trx, seed, categories);
    await loadMembers(trx, seed.customers);
    await loadBloggers(trx, seed.customers);
    await loadPoints(trx, seed);
    await loadOrders(trx, seed);
    await loadContents(trx, seed, categories);
    await loadLegalTexts(trx, seed);
    await trx.updateTable('reference').set({ seedDigest: seed.digest, version: sql`version + 1` }).execute();
    return true;
  });
}

async function loadedDigest(db: Kysely<Database>, lock?: 'for update'): Promise<string | null> {
  const reference = db.selectFrom('reference').select('seedDigest');
  return (await (lock ? reference.forUpdate() : reference).executeTakeFirstOrThrow()).seedDigest;
}
