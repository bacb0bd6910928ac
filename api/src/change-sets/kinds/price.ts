import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { refreshPrices } from '../../db/refresh-prices.ts';
import { todayIn } from '../../settings/country-day.ts';
import { countryOfEdition, entityKind, type Fault, type WriteContext, type Writing } from '../entity-kind.ts';
import { findLowest, findVariants, keepHistory, type PricedVariant, savePrices } from './price.repository.ts';
import { AmountSchema } from './value-schemas.ts';

const PriceSchema = v.strictObject({
  price: v.pipe(AmountSchema, v.minValue(1)),
  /** What is paid during a promotion; `null`: there is none. */
  promo: v.optional(v.nullable(v.pipe(AmountSchema, v.minValue(1))), null),
  /** Computed: the lowest price of the 30 days before the promotion (Omnibus Directive), which is struck through. */
  lowest: v.optional(v.nullable(AmountSchema), null),
});
type Price = v.InferOutput<typeof PriceSchema>;

export const price = entityKind<Price>({
  name: 'price',
  area: 'prices',
  keys: 'the article number of a variant (`<catalogue number>-<colour>-<size>`)',
  schema: PriceSchema,
  computed: ['lowest'],
  read,
  list: async (db, _country, { after, most }) => {
    const rows = await db
      .selectFrom('variant')
      .select('sku')
      .where('active', '=', true)
      .where('sku', '>', after)
      .orderBy('sku')
      .limit(most)
      .execute();
    return rows.map(({ sku }) => sku);
  },
  check,
  write,
});

async function read(db: Kysely<Database>, country: string, keys: readonly string[]) {
  const rows = await findVariants(db, country, keys);
  return new Map(
    rows.map(({ sku, price: regular, pricePromo: promo, priceOld: lowest }) => [
      sku,
      { price: regular, promo, lowest },
    ]),
  );
}

interface Priced extends Writing<Price> {
  index: number;
  after: Price;
  variant: PricedVariant;
  /** The lowest price of the 30 days before, with what is paid until now. */
  lowest: number;
}

/** By country, because each has its own day. Prices are never created or removed: each has a variant and a value. */
async function prepare({ trx, now, isRestored }: WriteContext, writings: readonly Writing<Price>[]) {
  const indexed = writings.map((one, index) => ({ ...one, index }));
  const prepared: Priced[] = [];
  for (const [country, own] of Map.groupBy(indexed, (one) => one.country)) {
    const variants = new Map(
      (
        await findVariants(
          trx,
          country,
          own.map(({ key }) => key),
        )
      ).map((one) => [one.sku, one]),
    );
    const asked = own.flatMap(({ key, after }) => {
      const variant = variants.get(key);
      // A promotion that comes back is no new one: its own price does not count against it.
      return variant ? [{ variantId: variant.id, except: isRestored ? (after?.promo ?? null) : null }] : [];
    });
    const lowest = await findLowest(trx, country, todayIn(countryOfEdition(country), now), asked);
    for (const one of own) {
      const variant = variants.get(one.key);
      if (!variant || !one.after) continue;
      prepared.push({ ...one, after: one.after, variant, lowest: lowestOf(one, lowest.get(variant.id), isRestored) });
    }
  }
  return prepared;
}

function lowestOf({ before, after }: Writing<Price>, found: number | undefined, isRestored: boolean): number {
  const paid = before ? paidOf(before) : Number.POSITIVE_INFINITY;
  if (!isRestored) return Math.min(paid, found ?? Number.POSITIVE_INFINITY);
  const others = paid === after?.promo ? Number.POSITIVE_INFINITY : paid;
  return Math.min(after?.lowest ?? Number.POSITIVE_INFINITY, others, found ?? Number.POSITIVE_INFINITY);
}

const paidOf = ({ price: regular, promo }: Price) => promo ?? regular;

async function check(context: WriteContext, writings: readonly Writing<Price>[]): Promise<Fault[]> {
  if (context.isRestored) return [];
  return (await prepare(context, writings)).flatMap(({ index, before, after, lowest }) => {
    const { promo } = after;
    if (promo === null || promo === before?.promo) return [];
    if (promo >= after.price) return [{ index, path: 'promo', text: 'must be below the price' }];
    if (promo < lowest) return [];
    return [{ index, path: 'promo', text: `must be below the lowest price of the last 30 days, which was ${lowest}` }];
  });
}

async function write(context: WriteContext, writings: readonly Writing<Price>[]): Promise<void> {
  const { trx, now } = context;
  const prepared = await prepare(context, writings);
  for (const [edition, own] of Map.groupBy(prepared, (one) => one.country)) {
    const country = countryOfEdition(edition);
    await savePrices(
      trx,
      country,
      own.map((one) => ({ variantId: one.variant.id, ...amountsOf(one, context) })),
    );
    const paid = own.filter(({ before, after }) => !before || paidOf(before) !== paidOf(after));
    const today = todayIn(country, now);
    await keepHistory(
      trx,
      country,
      today,
      paid.map(({ variant, after }) => ({ variantId: variant.id, price: paidOf(after) })),
    );
    await refreshPrices(trx, country, [...new Set(own.map(({ variant }) => variant.productId))]);
  }
}

/** A promotion that goes on keeps the price that it is compared with. */
function amountsOf({ before, after: { price: regular, promo }, lowest }: Priced, { isRestored }: WriteContext) {
  if (promo === null) return { price: regular, promo, lowest: null };
  const isGoingOn = before?.lowest != null && before.promo === promo;
  // The goods were cheaper meanwhile: what is asked for them comes back, but it is no reduction any more.
  if (isRestored && !isGoingOn && lowest <= promo) return { price: promo, promo: null, lowest: null };
  return { price: regular, promo, lowest: isGoingOn ? before.lowest : lowest };
}
