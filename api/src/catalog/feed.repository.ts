import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';
import type { ProductRow } from './product.repository.ts';

interface Part {
  country: CountryCode;
  /** Id of the last product of the former part. */
  after: number;
  /** Products. */
  limit: number;
}

export interface FeedRow
  extends Pick<Row<'product'>, 'id' | 'catalogNumber' | 'brand'>,
    Pick<Row<'productText'>, 'name' | 'slug' | 'description'> {
  categoryId: Row<'product'>['mainCategoryId'];
  colors: Pick<ProductRow['colors'][number], 'id' | 'code' | 'pictures'>[];
  /** The largest share first. */
  materials: string[];
}

/** Products that are sold in the country, by id, so that those that come or go meanwhile move no others. */
export async function findFeedProducts(db: Kysely<Database>, { country, after, limit }: Part): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select p.id, p.catalog_number, p.brand, t.name, t.slug, t.description, p.main_category_id as category_id,
      (select json_agg(json_build_object('id', k.id, 'code', k.color, 'pictures', k.pictures) order by k.position)
        from product_color k where k.product_id = p.id) as colors,
      array(select m.material from product_material m where m.product_id = p.id order by m.percent desc, m.position) as materials
    from product p
    join product_offer o on o.product_id = p.id and o.country = ${country}
    join product_text t on t.product_id = p.id and t.country = ${editionOf(country)}
    where p.active and p.id > ${after}
    order by p.id limit ${limit}
  `.execute(db);
  return rows;
}
