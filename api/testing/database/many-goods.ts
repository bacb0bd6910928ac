import process from 'node:process';
import { type Kysely, sql, type Transaction } from 'kysely';
import { readConfig } from '../../src/config.ts';
import { closeDatabase, type Database, openDatabase } from '../../src/db/database.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';
import { migrate } from '../../src/db/migrate.ts';
import { refreshListings } from '../../src/db/refresh-listings.ts';
import { refreshSearch } from '../../src/search/refresh-search.ts';
import { loadSeed } from '../../src/seed/load-seed.ts';

/**
 * `DATA_DIR=… node api/testing/database/many-goods.ts <products> <sizes> [plans]`: creates a database with this many generated products and
 * sizes, for performance measurements. Each has the category and texts of a product in the seed, and all are in the category `new` as well.
 * With `plans` the database logs the plan of every statement afterwards.
 */
const [count = 0, sizes = 6] = process.argv.slice(2, 4).map(Number);
const isLogged = process.argv[4] === 'plans';
const config = readConfig(process.env);
const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR });
const { db, pool } = openDatabase({ url: postgres.url, answerLimitMs: 0 });
await migrate(pool);
await loadSeed(db, config.SEED_DIR);
await pool.query('select setseed(0.5)');
await db.transaction().execute(async (trx) => {
  await sql`set local statement_timeout = 0`.execute(trx);
  await addProducts(trx);
  await addVariants(trx);
  await refreshListings(trx);
  await refreshSearch(trx);
});
await pool.query('vacuum analyze');
if (isLogged) await logPlans(db);
await closeDatabase({ db, pool });
await postgres.stop();

async function addProducts(trx: Transaction<Database>) {
  await sql`
    create temp table made on commit drop as
    with models as (select id, main_category_id, size_kind, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
      from product where active)
    select n, m.id as model_id, m.main_category_id as category_id, m.size_kind
    from generate_series(1, ${count}::int) n join models m on m.place = n % m.all_of_them
  `.execute(trx);
  await sql`
    insert into product (catalog_number, brand, manufacturer, main_category_id, size_kind, published_on, is_new, popularity)
    select 'MADE-' || n, 'Odeta', 'odeta', category_id, size_kind, date '2026-01-01' + n % 300, false, (random() * 1000)::int from made
  `.execute(trx);
  await sql`create temp table goods on commit drop as
    select p.id, m.n, m.model_id, m.category_id from made m join product p on p.catalog_number = 'MADE-' || m.n`.execute(
    trx,
  );
  await sql`
    insert into product_text (product_id, country, name, slug, description)
    select g.id, t.country, t.name, t.slug || '-' || g.n, t.description from goods g join product_text t on t.product_id = g.model_id
  `.execute(trx);
  await sql`
    insert into product_category (product_id, category_id)
    select id, category_id from goods union select id, (select id from category where key = 'new') from goods
  `.execute(trx);
  await sql`
    insert into product_material (product_id, material, percent, position)
    select g.id, m.code, 50, m.position from goods g join material m on m.position in (g.n % 5, (g.n + 1 + g.n % 3) % 7)
    on conflict do nothing
  `.execute(trx);
}

/** One to three colours in some sizes; most in stock, some later, some sold out; a fifth on promotion. */
async function addVariants(trx: Transaction<Database>) {
  await sql`
    insert into product_color (product_id, color, position, pictures)
    select g.id, c.code, k, '{coat-camel/front}'
    from goods g, generate_series(0, g.n % 3) k, lateral (select * from color where position = (g.n * 7 + k * 11) % 25) c
  `.execute(trx);
  await sql`
    insert into variant (product_id, product_color_id, size, sku)
    select k.product_id, k.id, z.code, 'MADE-' || k.id || '-' || z.code
    from goods g join product_color k on k.product_id = g.id
    join size z on z.position between 1 + (g.n % 4) * 7 and ${sizes}::int + (g.n % 4) * 7
  `.execute(trx);
  await sql`create temp table pieces on commit drop as
    select v.id, v.product_id, random() as chance from variant v join goods g on g.id = v.product_id`.execute(trx);
  await sql`
    insert into stock (variant_id, on_hand, incoming)
    select id, case when chance < 0.8 then 20 else 0 end, case when chance > 0.9 then 20 else 0 end from pieces
  `.execute(trx);
  await sql`
    insert into price (variant_id, country, price, price_promo, price_old)
    select p.id, c.code, x.price, case when p.product_id % 5 = 0 then x.price * 8 / 10 end, case when p.product_id % 5 = 0 then x.price end
    from pieces p, country c, lateral (select 500 + (p.product_id * 7919) % 20000 as price) x
  `.execute(trx);
}

async function logPlans(db: Kysely<Database>) {
  const name = sql.ref('odeta');
  await sql`alter database ${name} set session_preload_libraries = 'auto_explain'`.execute(db);
  await sql`alter database ${name} set auto_explain.log_min_duration = 0`.execute(db);
  await sql`alter database ${name} set auto_explain.log_format = 'json'`.execute(db);
}
