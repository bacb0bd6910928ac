import { type CountryCode, countries, countryCodes, type Language } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { editionOf, inLanguage } from '../language/editions.ts';

/**
 * Minimum percentage of a material for which a product is listed as made of it: a jumper with five percent of wool is not a woollen one.
 */
const MADE_OF = 20;

/**
 * Recomputes everything that lists show, filter and sort by, from prices, reviews, categories and stock. Must run in the transaction that
 * changes one of these; only changes of stock are applied automatically.
 */
export async function refreshListings<Tables>(db: Kysely<Tables>): Promise<void> {
  // Rows that were just loaded are not in the planner's statistics yet; without them a large catalogue takes minutes.
  await sql`analyze product, product_text, product_category, product_material, variant, price, stock`.execute(db);
  await refreshOffers(db);
  await sql`analyze product_offer`.execute(db);
  await sql`delete from listing`.execute(db);
  for (const country of countryCodes) await listProducts(db, country);
  await sql`analyze listing`.execute(db);
  await listFamilies(db);
}

/** The cheapest variant of each product and country, with its discount in percent. */
async function refreshOffers<Tables>(db: Kysely<Tables>) {
  await sql`delete from product_offer`.execute(db);
  await sql`
    insert into product_offer (product_id, country, price, price_promo, price_old, discount_percent, rating_sum, rating_count)
    select distinct on (v.product_id, p.country)
      v.product_id, p.country, p.price, p.price_promo, p.price_old,
      p.discount_percent,
      coalesce(r.stars, 0), coalesce(r.reviews, 0)
    from price p
    join variant v on v.id = p.variant_id and v.active
    left join (
      select product_id, country, sum(stars) as stars, count(*) as reviews from review where state = 'shown' group by 1, 2
    ) r on r.product_id = v.product_id and r.country = p.country
    order by v.product_id, p.country, coalesce(p.price_promo, p.price), v.id
  `.execute(db);
}

/** A product is listed once in each of its categories and of their parents. */
async function listProducts<Tables>(db: Kysely<Tables>, country: CountryCode) {
  const [language, ...further] = countries[country].languages;
  await sql`
    with recursive above (category_id, id) as (
      select id, id from category where active
      union all
      select a.category_id, c.parent_id from above a join category c on c.id = a.id where c.parent_id is not null
    ), placed as (
      select distinct a.id as category_id, pc.product_id from product_category pc join above a using (category_id)
    ), made_of as (
      select m.product_id, bit_or(first_bits(x.position)) as materials, bit_or_all(more_bits(x.position)) as more_materials
      from product_material m join material x on x.code = m.material where m.percent >= ${MADE_OF} group by 1
    ), supplied as materialized (
      select * from product_supply
    )
    insert into listing (
      country, category_id, product_id, price_paid, discount_percent, popularity, published_on, rating, rating_count,
      name_position, further_name_positions, type_id, stars, size_kind,
      materials, now_sizes, later_sizes, more_materials, more_now_sizes, more_later_sizes, now_families, later_families
    )
    select ${country}, c.category_id, p.id, o.price_paid, o.discount_percent, p.popularity, p.published_on,
      o.rating_sum::numeric / nullif(o.rating_count, 0), o.rating_count,
      ${placeByName(sql`t.name`, language)}, ${furtherPlaces(country, further)},
      p.main_category_id, round(2 * o.rating_sum::numeric / nullif(o.rating_count, 0)), coalesce(k.position, 0),
      coalesce(m.materials, 0), coalesce(s.now_sizes, 0), coalesce(s.later_sizes, 0),
      m.more_materials, s.more_now_sizes, s.more_later_sizes, coalesce(s.now_families, 0), coalesce(s.later_families, 0)
    from placed c
    join product p on p.id = c.product_id and p.active
    join product_offer o on o.product_id = p.id and o.country = ${country}
    join product_text t on t.product_id = p.id and t.country = ${country}
    ${sql.join(
      further.map((one) => joinTexts(country, one)),
      sql` `,
    )}
    left join size_kind k on k.code = p.size_kind
    left join made_of m on m.product_id = p.id
    left join supplied s on s.product_id = p.id
    order by c.category_id, p.id
  `.execute(db);
}

/** With the collation of the language Š is sorted after S, and not after Z. */
const placeByName = (name: RawBuilder<unknown>, language: Language) =>
  sql`dense_rank() over (order by ${name} collate ${sql.id(`${language}-x-icu`)})`;

const textsIn = (language: Language) => sql.id(`text_${language}`);

/** The texts of products in an additional language; what is not translated keeps its name. */
const joinTexts = (country: CountryCode, language: Language) =>
  sql`left join product_text ${textsIn(language)}
    on ${textsIn(language)}.product_id = p.id and ${textsIn(language)}.country = ${editionIn(country, language)}`;

const furtherPlaces = (country: CountryCode, languages: readonly Language[]) =>
  sql`jsonb_build_object(${sql.join(
    languages.flatMap((language) => [
      sql`${editionIn(country, language)}::text`,
      placeByName(sql`coalesce(${textsIn(language)}.name, t.name)`, language),
    ]),
  )})`;

const editionIn = (country: CountryCode, language: Language) => inLanguage(language, () => editionOf(country));

async function listFamilies<Tables>(db: Kysely<Tables>) {
  await sql`delete from listing_family`.execute(db);
  await sql`
    with supplied as materialized (select * from family_supply)
    insert into listing_family (
      country, category_id, product_id, family, price_paid, discount_percent, type_id, stars, size_kind,
      materials, now_sizes, later_sizes, more_materials, more_now_sizes, more_later_sizes
    )
    select l.country, l.category_id, l.product_id, s.family, l.price_paid, l.discount_percent, l.type_id, l.stars, l.size_kind,
      l.materials, s.now_sizes, s.later_sizes, l.more_materials, s.more_now_sizes, s.more_later_sizes
    from listing l join supplied s using (product_id)
    order by l.country, l.category_id, l.product_id
  `.execute(db);
  await sql`analyze listing_family`.execute(db);
}
