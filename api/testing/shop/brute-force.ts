import { type CountryCode, type Facets, type Filters, ratingSteps } from '@odeta/contracts';
import { sql } from 'kysely';
import { PRICE_BARS } from '../../src/catalog/price-range.ts';
import { toMajor } from '../../src/pricing/money.ts';
import type { TestShop } from './shop.ts';

/** A variant with everything that the filters use, read from the original tables. */
interface Sold {
  productId: number;
  color: string;
  /** Including the kind of size. */
  size: string;
  /** Slug of the product's own category. */
  type: string;
  /** Average as on cards; `null` without reviews. */
  stars: number | null;
  /** `null`: not available. */
  supply: 'now' | 'later' | null;
  paid: number;
  reduced: boolean;
  materials: string[];
}

/** Every variant of a category and of its subcategories. */
export async function readSold({ db }: TestShop, country: CountryCode, categorySlug: string): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    with recursive below (id) as (
      select category_id from category_text where country = ${country} and slug = ${categorySlug}
      union all
      select c.id from below b join category c on c.parent_id = b.id
    )
    select v.product_id, (select family from color where code = k.color) as color,
      case when v.size = 'one' then v.size else p.size_kind || '-' || v.size end as size,
      (select slug from category_text where category_id = p.main_category_id and country = ${country}) as type,
      (select round(avg(stars) * 2) / 2 from review where product_id = p.id and country = ${country} and state = 'shown')::float as stars,
      case when s.on_hand > s.reserved then 'now' when s.incoming > s.preordered then 'later' end as supply,
      (select min(coalesce(r.price_promo, r.price)) from price r join variant w on w.id = r.variant_id
        where w.product_id = v.product_id and r.country = ${country}) as paid,
      (select bool_or(r.price_promo is not null) from price r join variant w on w.id = r.variant_id
        where w.product_id = v.product_id and r.country = ${country}) as reduced,
      array(select material from product_material m where m.product_id = v.product_id and m.percent >= 20) as materials
    from variant v
    join product p on p.id = v.product_id
    join product_color k on k.id = v.product_color_id
    join stock s on s.variant_id = v.id
    where v.product_id in (select product_id from product_category where category_id in (select id from below))
  `.execute(db);
  return rows.map((row) => ({ ...row, paid: toMajor(country, row.paid) }));
}

type Facet = Exclude<keyof Facets, 'sizeKinds'>;
type Tests = Record<Facet, (sold: Sold) => boolean>;

/** Results and counts of the filters, computed by trying every variant. */
export function count(sold: readonly Sold[], filters: Filters) {
  const { size, color, type, material, supply, from, to, sale, rating } = filters;
  const tests: Tests = {
    size: (one) => size.length === 0 || size.includes(one.size),
    color: (one) => color.length === 0 || color.includes(one.color),
    type: (one) => type.length === 0 || type.includes(one.type),
    rating: ({ stars }) => rating === null || (stars !== null && stars >= rating),
    material: (one) => material.length === 0 || material.some((code) => one.materials.includes(code)),
    supply: (one) => supply.length === 0 || supply.some((code) => code === one.supply),
    price: ({ paid }) => (from === null || paid >= from) && (to === null || paid <= to),
    sale: ({ reduced }) => !sale || reduced,
  };
  const asksForVariant = size.length + color.length + supply.length > 0;
  /** Variants that pass every filter but one. Unavailable ones count as long as no filter concerns variants. */
  const passing = (but: Facet | null, mayBeGone: boolean) =>
    sold.filter(
      (one) =>
        (one.supply !== null || mayBeGone) && Object.entries(tests).every(([name, test]) => name === but || test(one)),
    );
  const productsOf = (list: readonly Sold[]) => new Set(list.map(({ productId }) => productId)).size;
  const values = (facet: 'size' | 'color' | 'supply') => {
    const found = passing(facet, false);
    const all = [...new Set(sold.filter((one) => one.supply !== null).map((one) => one[facet] ?? ''))];
    return Object.fromEntries(all.map((value) => [value, productsOf(found.filter((one) => one[facet] === value))]));
  };
  const ofGoods = (facet: Facet) => passing(facet, !asksForVariant);
  const materials = [...new Set(sold.flatMap((one) => one.materials))];
  const types = [...new Set(sold.map((one) => one.type))];
  return {
    products: productsOf(passing(null, !asksForVariant)),
    size: values('size'),
    color: values('color'),
    supply: { now: 0, later: 0, ...values('supply') },
    material: Object.fromEntries(
      materials.map((code) => [code, productsOf(ofGoods('material').filter((one) => one.materials.includes(code)))]),
    ),
    type: Object.fromEntries(
      types.map((code) => [code, productsOf(ofGoods('type').filter((one) => one.type === code))]),
    ),
    rating: sold.every(({ stars }) => stars === null)
      ? {}
      : Object.fromEntries(
          ratingSteps.map((step) => [step, productsOf(ofGoods('rating').filter(({ stars }) => (stars ?? 0) >= step))]),
        ),
    sale: productsOf(ofGoods('sale').filter(({ reduced }) => reduced)),
    price: rangeOf(ofGoods('price')),
  };
}

/** In cents, so that prices at a boundary are compared exactly. */
function rangeOf(sold: readonly Sold[]): Facets['price'] {
  const paid = [...new Map(sold.map((one) => [one.productId, Math.round(one.paid * 100)])).values()];
  if (paid.length === 0) return null;
  const [from, to] = [Math.min(...paid), Math.max(...paid)];
  const isBelow = (price: number, part: number) => (price - from) * PRICE_BARS < (to - from) * part;
  const upTo = (part: number) => paid.filter((price) => part === PRICE_BARS || isBelow(price, part)).length;
  const bars = Array.from({ length: from === to ? 0 : PRICE_BARS }, (_, part) => upTo(part + 1) - upTo(part));
  return { from: from / 100, to: to / 100, bars };
}
