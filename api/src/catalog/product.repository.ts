import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';

type OwnColumns = 'id' | 'catalogNumber' | 'brand' | 'care' | 'measured' | 'worn' | 'isNew';

export interface ProductRow
  extends Pick<Row<'product'>, OwnColumns>,
    Pick<Row<'productText'>, 'name' | 'slug' | 'description'>,
    Pick<Row<'productOffer'>, 'ratingSum' | 'ratingCount'> {
  /** By country. */
  slugs: Partial<Record<CountryCode, string>>;
  categoryId: Row<'product'>['mainCategoryId'];
  categoryKey: Row<'category'>['key'];
  manufacturer: Pick<Row<'manufacturer'>, 'name' | 'address' | 'email'>;
  responsible: Row<'manufacturer'>['responsible'];
  colors: (Pick<Row<'productColor'>, 'id' | 'pictures' | 'goods'> & { code: Row<'productColor'>['color'] })[];
  composition: Pick<Row<'productMaterial'>, 'material' | 'percent'>[];
}

/** A product that is sold in the country, without its variants; `undefined` for unknown slugs. */
export async function findProduct(
  db: Kysely<Database>,
  country: CountryCode,
  slug: string,
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.catalog_number, p.brand, t.name, t.slug, t.description, p.care, p.main_category_id as category_id, c.key as category_key, p.measured, p.worn,
      p.is_new, coalesce(o.rating_sum, 0) as rating_sum, coalesce(o.rating_count, 0) as rating_count,
      (select json_object_agg(s.country, s.slug) from product_text s join country on code = s.country where s.product_id = p.id) as slugs,
      json_build_object('name', m.name, 'address', m.address, 'email', m.email) as manufacturer, m.responsible,
      (select json_agg(json_build_object('id', k.id, 'code', k.color, 'pictures', k.pictures, 'goods', k.goods) order by k.position)
        from product_color k where k.product_id = p.id) as colors,
      (select coalesce(json_agg(json_build_object('material', x.material, 'percent', x.percent) order by x.position), '[]')
        from product_material x where x.product_id = p.id) as composition
    from product_text t
    join product p on p.id = t.product_id and p.active
    join category c on c.id = p.main_category_id
    join manufacturer m on m.code = p.manufacturer
    left join product_offer o on o.product_id = p.id and o.country = ${country}
    where t.country = ${editionOf(country)} and t.slug = ${slug}
  `.execute(db);
  return rows[0];
}

/** Each product once, in the order of its first variant. */
export async function findProductsOfVariants(
  db: Kysely<Database>,
  variantIds: readonly number[],
): Promise<Pick<ProductRow, 'id' | 'categoryId'>[]> {
  const { rows } = await sql<Pick<ProductRow, 'id' | 'categoryId'>>`
    select p.id, p.main_category_id as category_id
    from variant v join product p on p.id = v.product_id
    where v.id = any(${variantIds}::bigint[])
    group by p.id order by min(array_position(${variantIds}::bigint[], v.id))
  `.execute(db);
  return rows;
}

export interface VariantRow
  extends Pick<Row<'variant'>, 'id' | 'productId' | 'productColorId' | 'size' | 'sku' | 'gtin' | 'active'>,
    Pick<Row<'price'>, 'price' | 'pricePromo' | 'priceOld' | 'discountPercent'>,
    Pick<Row<'stock'>, 'backInStock'> {
  /** Without what is reserved. */
  onHand: number;
  incoming: number;
}

/** Of all of the products, in the order in which they were made. */
export async function findVariants(
  db: Kysely<Database>,
  country: CountryCode,
  productIds: readonly number[],
): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select v.id, v.product_id, v.product_color_id, v.size, v.sku, v.gtin, v.active, r.price, r.price_promo, r.price_old, r.discount_percent,
      o.on_hand - o.reserved as on_hand, o.incoming - o.preordered as incoming, o.back_in_stock
    from variant v
    join price r on r.variant_id = v.id and r.country = ${country}
    join stock o on o.variant_id = v.id
    where v.product_id = any(${productIds}::bigint[]) and v.active
    order by v.id
  `.execute(db);
  return rows;
}
