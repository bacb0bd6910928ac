import { type Kysely, sql, type Transaction } from 'kysely';
import { columns } from '../../db/columns.ts';
import type { Database, Row } from '../../db/database.ts';

/** Days before a promotion in which its lowest price is looked for (Omnibus Directive). */
const DAYS = 30;

const priced = sql`${columns('variant as v', 'id', 'sku', 'productId')}, ${columns('price as p', 'price', 'pricePromo', 'priceOld')}`;
export type PricedVariant = Pick<Row<'variant'>, 'id' | 'sku' | 'productId'> &
  Pick<Row<'price'>, 'price' | 'pricePromo' | 'priceOld'>;

/** Variants with their prices in a country, by their article numbers. */
export async function findVariants(
  db: Kysely<Database>,
  country: string,
  skus: readonly string[],
): Promise<PricedVariant[]> {
  const { rows } = await sql<PricedVariant>`
    select ${priced}
    from variant v join price p on p.variant_id = v.id and p.country = ${country}
    where v.sku = any(${skus}::text[])
  `.execute(db);
  return rows;
}

interface AskedLowest {
  variantId: number;
  /** A price that does not count. */
  except: number | null;
}

/** The lowest price that was asked in the 30 days before and on the day, by variant. */
export async function findLowest(
  trx: Transaction<Database>,
  country: string,
  day: string,
  asked: readonly AskedLowest[],
): Promise<Map<number, number>> {
  const { rows } = await sql<Pick<Row<'price'>, 'variantId'> & { lowest: Row<'price'>['price'] }>`
    select g.variant_id, min(asked.price) as lowest
    from json_to_recordset(${JSON.stringify(asked.map(({ variantId, except }) => ({ variant_id: variantId, except })))}::json)
      as g(variant_id bigint, "except" bigint)
    join price_history h on h.variant_id = g.variant_id and h.country = ${country} and h.since <= ${day}::date
    cross join lateral (
      select h.price union all select h.lowest where h.since >= ${day}::date - ${DAYS}::int
    ) asked(price)
    where asked.price is distinct from g."except" and coalesce(
      (
        select min(n.since) from price_history n
        where n.variant_id = h.variant_id and n.country = h.country and n.since > h.since and n.since <= ${day}::date
      ),
      ${day}::date + 1
    ) > ${day}::date - ${DAYS}::int
    group by g.variant_id
  `.execute(trx);
  return new Map(rows.filter(({ lowest }) => lowest !== null).map((row) => [row.variantId, row.lowest]));
}

interface NewPrice {
  variantId: number;
  price: number;
  promo: number | null;
  lowest: number | null;
}

export async function savePrices(
  trx: Transaction<Database>,
  country: string,
  prices: readonly NewPrice[],
): Promise<void> {
  const given = prices.map(({ variantId: variant_id, ...amounts }) => ({ variant_id, ...amounts }));
  await sql`
    update price p set price = g.price, price_promo = g.promo, price_old = g.lowest
    from json_to_recordset(${JSON.stringify(given)}::json) as g(variant_id bigint, price bigint, promo bigint, lowest bigint)
    where p.variant_id = g.variant_id and p.country = ${country}
  `.execute(trx);
}

/** Adds what is paid from now on to the history; a day that has a price already also keeps its lowest one. */
export async function keepHistory(
  trx: Transaction<Database>,
  country: string,
  day: string,
  paid: readonly Pick<NewPrice, 'variantId' | 'price'>[],
): Promise<void> {
  const given = paid.map(({ variantId: variant_id, price }) => ({ variant_id, price }));
  await sql`
    insert into price_history as h (variant_id, country, since, price)
    select g.variant_id, ${country}, ${day}::date, g.price
    from json_to_recordset(${JSON.stringify(given)}::json) as g(variant_id bigint, price bigint)
    on conflict (variant_id, country, since) do update
    set price = excluded.price, lowest = least(h.lowest, h.price, excluded.price)
  `.execute(trx);
}
