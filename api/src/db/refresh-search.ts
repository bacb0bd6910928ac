import { type CountryCode, countryCodes } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';

/** A category is suggested before any product. */
const CATEGORY_WEIGHT = 1_000_000;

/** Makes what is searched in from the words of products, categories, colours and materials. */
export async function refreshSearch<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`delete from search_document`.execute(db);
  await sql`delete from search_word`.execute(db);
  await sql`delete from search_phrase`.execute(db);
  for (const country of countryCodes) {
    await writeDocuments(db, country);
    await writeWords(db, country);
    await writePhrases(db, country);
  }
  await sql`analyze search_document, search_word, search_phrase`.execute(db);
}

/** A: its name, B: its categories and those above, C: colours and materials, D: the description. */
async function writeDocuments<Tables>(db: Kysely<Tables>, country: CountryCode) {
  const weighted = (words: ReturnType<typeof sql>, weight: string) =>
    sql`setweight(to_tsvector('simple', fold(coalesce(${words}, ''))), ${sql.lit(weight)})`;
  await sql`
    insert into search_document (country, product_id, words)
    select ${country}, t.product_id,
      ${weighted(sql`t.name`, 'A')}
      -- What is typed comes without its hyphens.
      || ${weighted(sql`replace(t.name, '-', '')`, 'A')}
      || ${weighted(
        sql`(
        select string_agg(c.name, ' ') from listing l
        join category_text c on c.category_id = l.category_id and c.country = l.country
        where l.country = ${country} and l.product_id = t.product_id
      )`,
        'B',
      )}
      || ${weighted(
        sql`(
        select string_agg(c.names ->> ${country}, ' ') from product_color k join color c on c.code = k.color
        where k.product_id = t.product_id
      )`,
        'C',
      )}
      || ${weighted(
        sql`(
        select string_agg(x.names ->> ${country}, ' ') from product_material m join material x on x.code = m.material
        where m.product_id = t.product_id
      )`,
        'C',
      )}
      || ${weighted(sql`t.description`, 'D')}
    from product_text t
    join product p on p.id = t.product_id and p.active
    join product_offer o on o.product_id = p.id and o.country = t.country
    where t.country = ${country}
  `.execute(db);
}

/** Words of descriptions are found as they are; they are no help for what is mistyped. */
async function writeWords<Tables>(db: Kysely<Tables>, country: CountryCode) {
  await sql`
    insert into search_word (country, word, products)
    select ${country}, word, ndoc
    from ts_stat(${`select words from search_document where country = '${country}'`}, 'abc')
  `.execute(db);
}

async function writePhrases<Tables>(db: Kysely<Tables>, country: CountryCode) {
  await sql`
    insert into search_phrase (country, name, folded, weight)
    select ${country}, name,
      -- With a hyphen it is found as one word and as several.
      fold(replace(name, '-', '') || case when name like '%-%' then ' ' || replace(name, '-', ' ') else '' end),
      max(weight)
    from (
      select c.name, ${CATEGORY_WEIGHT} + count(*) as weight
      from listing l join category_text c on c.category_id = l.category_id and c.country = l.country
      where l.country = ${country} group by c.category_id, c.name
      union all
      select t.name, p.popularity from product_text t
      join product p on p.id = t.product_id and p.active
      join product_offer o on o.product_id = p.id and o.country = t.country
      where t.country = ${country}
    ) named
    group by name
  `.execute(db);
}
