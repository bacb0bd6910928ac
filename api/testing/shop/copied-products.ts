import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/database.ts';

/** Adds copies of a coat to the Slovak shop, without sizes; their catalogue numbers are `COPY-1`, `COPY-2` … */
export const copyProduct = (db: Kysely<Database>, copies: number) =>
  sql`
    with source as (select p.* from product p join product_text t on t.product_id = p.id and t.slug = 'kabat' limit 1),
    copies as (
      insert into product (catalog_number, brand, manufacturer, main_category_id, published_on)
      select 'COPY-' || n, brand, manufacturer, main_category_id, published_on from source, generate_series(1, ${copies}::int) n
      returning id
    ), texts as (
      insert into product_text (product_id, country, name, slug) select id, 'sk', 'Kópia', 'kopia-' || id from copies
    )
    insert into product_offer (product_id, country, price) select id, 'sk', 100 from copies
  `.execute(db);

export const removeCopies = (db: Kysely<Database>) =>
  db.deleteFrom('product').where('catalogNumber', 'like', 'COPY-%').execute();
