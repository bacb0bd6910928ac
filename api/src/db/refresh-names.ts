import { type CountryCode, countries } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import { editionOf, inLanguage } from '../language/editions.ts';

/** Brings the order by name of a country's lists up to date with the names of products, in each of its languages. */
export async function refreshNames<Tables>(db: Kysely<Tables>, country: CountryCode): Promise<void> {
  const [language, ...further] = countries[country].languages;
  await sql`
    update listing l set name_position = r.position
    from (
      select product_id, dense_rank() over (order by name collate ${sql.id(`${language}-x-icu`)}) as position
      from product_text where country = ${country}
    ) r
    where l.country = ${country} and l.product_id = r.product_id and l.name_position <> r.position
  `.execute(db);
  for (const one of further) {
    const edition = inLanguage(one, () => editionOf(country));
    await sql`
      update listing l
      set further_name_positions = coalesce(l.further_name_positions, '{}') || jsonb_build_object(${edition}::text, r.position)
      from (
        select t.product_id,
          dense_rank() over (order by coalesce(own.name, t.name) collate ${sql.id(`${one}-x-icu`)}) as position
        from product_text t
        left join product_text own on own.product_id = t.product_id and own.country = ${edition}
        where t.country = ${country}
      ) r
      where l.country = ${country} and l.product_id = r.product_id
        and (l.further_name_positions ->> ${edition}::text)::bigint is distinct from r.position
    `.execute(db);
  }
}
