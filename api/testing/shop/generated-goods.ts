import { type CountryCode, countryCodes } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import { sql } from 'kysely';
import { refreshListings } from '../../src/db/refresh-listings.ts';
import type { TestShop } from './shop.ts';

/** A generated product; its categories, colours, sizes and materials are those of the tests' seed. */
interface GeneratedProduct {
  categories: string[];
  materials: Record<string, number>;
  colors: string[];
  sizes: string[];
  sizeKind: string;
  /** Stars of its reviews, the same in every country. */
  stars: number[];
  prices: Record<CountryCode, { price: number; percent: number }>;
  /** For each combination of colour and size, in order. */
  pieces: { onHand: number; reserved: number; incoming: number; preordered: number }[];
}

const pieces = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.nat(), fc.integer({ min: 0, max: 2 }), fc.nat())
  .map(([onHand, taken, incoming, ordered]) => ({
    onHand,
    reserved: taken % (onHand + 1),
    incoming,
    preordered: ordered % (incoming + 1),
  }));

const some = (...values: string[]) => fc.subarray(values, { minLength: 1 });

interface Variety {
  /** Compositions in percent. */
  materials: readonly Record<string, number>[];
  /** Rows of at most four sizes; a product has some sizes of one row. */
  sizes: readonly (readonly string[])[];
}

const usual: Variety = {
  materials: [{ wool: 100 }, { wool: 15, cotton: 85 }, { cotton: 60, polyester: 40 }],
  sizes: [['s', 'm', 'l'], ['36', '38', '40', '42'], ['one']],
};

const productOf = ({ materials, sizes }: Variety): fc.Arbitrary<GeneratedProduct> =>
  fc.record({
    categories: some('women', 'women-coats', 'women-dresses', 'home'),
    materials: fc.constantFrom(...materials),
    colors: some('camel', 'ink', 'oat', 'wine'),
    sizes: fc.oneof(...sizes.map((row) => some(...row))),
    sizeKind: fc.constantFrom('clothes', 'shoes'),
    stars: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
    prices: fc
      .tuple(
        ...countryCodes.map(() =>
          fc.record({ price: fc.integer({ min: 500, max: 20_000 }), percent: fc.constantFrom(0, 0, 10, 25) }),
        ),
      )
      .map((prices) => Object.fromEntries(countryCodes.map((code, index) => [code, prices[index]]))) as fc.Arbitrary<
      GeneratedProduct['prices']
    >,
    pieces: fc.array(pieces, { minLength: 16, maxLength: 16 }),
  });

/** Adds this many generated products; the same ones for the same seed. */
export async function addGeneratedGoods(
  { db }: TestShop,
  count: number,
  seed: number,
  variety: Variety = usual,
): Promise<void> {
  const products = fc.sample(productOf(variety), { numRuns: count, seed });
  await db.transaction().execute(async (trx) => {
    for (const [index, one] of products.entries()) {
      const id = await trx
        .insertInto('product')
        .values({
          catalogNumber: `MADE-${index}`,
          brand: 'Odeta',
          manufacturer: 'odeta',
          care: null,
          mainCategoryId: sql`(select id from category where key = ${one.categories[0]})`,
          publishedOn: '2026-01-01',
          isNew: false,
          popularity: index % 7,
          sizeKind: one.sizes.includes('one') ? 'one' : one.sizeKind,
          active: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
        .then((row) => row.id);
      await addFacts(trx as never, id, one);
    }
    await refreshListings(trx);
  });
}

async function addFacts(
  trx: TestShop['db'],
  id: number,
  { categories, materials, colors, sizes, prices, pieces, stars }: GeneratedProduct,
) {
  await sql`insert into product_text (product_id, country, name, slug) select ${id}, code, 'Vec ' || ${id}, 'vec-' || ${id} from country`.execute(
    trx,
  );
  await sql`insert into product_category (product_id, category_id) select ${id}, id from category where key = any(${categories})`.execute(
    trx,
  );
  await sql`
    insert into product_material (product_id, material, percent, position)
    select ${id}, key, value::int, 0 from json_each_text(${JSON.stringify(materials)}::json)
  `.execute(trx);
  await sql`
    insert into review (product_id, country, stars, nick, email, body, state)
    select ${id}, c.code, s, 'Iva', 'iva@example.com', '', 'shown' from country c, unnest(${stars}::int[]) s
  `.execute(trx);
  for (const [row, color] of colors.entries()) {
    const { rows } = await sql<{ id: number }>`
      insert into product_color (product_id, color, position, pictures) values (${id}, ${color}, ${row}, '{x/front}') returning id
    `.execute(trx);
    for (const [column, size] of sizes.entries()) {
      const stock = pieces[row * 4 + column];
      await sql`
        with added as (
          insert into variant (product_id, product_color_id, size, sku)
          values (${id}, ${rows[0]?.id}, ${size}, ${`MADE-${id}-${color}-${size}`}) returning id
        ), priced as (
          insert into price (variant_id, country, price, price_promo, price_old)
          select added.id, p.key, (p.value->>'price')::int,
            case when p.value->>'percent' <> '0' then (p.value->>'price')::int * (100 - (p.value->>'percent')::int) / 100 end,
            case when p.value->>'percent' <> '0' then (p.value->>'price')::int end
          from added, json_each(${JSON.stringify(prices)}::json) p
        )
        insert into stock (variant_id, on_hand, reserved, incoming, preordered)
        select id, ${stock?.onHand}::int, ${stock?.reserved}::int, ${stock?.incoming}::int, ${stock?.preordered}::int from added
      `.execute(trx);
    }
  }
}
