import { type CountryCode, countries, countryCodes } from '@odeta/contracts';
import { sql } from 'kysely';
import { type Edition, editionOf, inLanguage } from '../../language/editions.ts';
import type { SeedCountryPoints, SeedTown } from '../schemas/points.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import type { SeedTarget } from '../writing/write-rows.ts';
import { type MadePoint, makePoints } from './make-points.ts';

type Seeded = [SeedCountryPoints, readonly SeedTown[]];

/** Loads the pickup points of every country. `replace` disables those that are no longer generated. */
export async function loadPoints(target: SeedTarget, { points, towns }: Pick<Seed, 'points' | 'towns'>) {
  if (target.mode === 'replace')
    await sql`update pickup_point set disabled = true where not disabled`.execute(target.trx);
  for (const country of countryCodes)
    await loadCountry(target, country, inAllLanguages(country, points[country], towns[country]));
}

/** The points in the default language of the country, with their words in its additional ones. */
function inAllLanguages(country: CountryCode, ...seeded: Seeded) {
  const [first, ...further] = countries[country].languages;
  const translations = further.map((language) =>
    inLanguage(language, () => ({ edition: editionOf(country), points: makePoints(country, ...seeded) })),
  );
  return inLanguage(first, () => makePoints(country, ...seeded)).map((point, index) => ({
    ...point,
    translations: Object.fromEntries(translations.flatMap(({ edition, points }) => wordsOf(points[index], edition))),
  }));
}

const wordsOf = (point: MadePoint | undefined, edition: Edition) =>
  point ? [[edition, { name: point.name, street: point.street, city: point.city }]] : [];

async function loadCountry({ trx, mode }: SeedTarget, country: CountryCode, points: ReturnType<typeof inAllLanguages>) {
  await sql`
    insert into pickup_point (country, operator, shipping, type, external_id, name, street, post_code, city, also_known_as,
      phone, location, hours, always_open, pay_cash, pay_card, translations, disabled)
    select ${country}, operator, shipping, type, external_id, name, street, post_code, city, also_known_as,
      phone, point(longitude, latitude), hours, always_open, pay_cash, pay_card, translations, false
    from json_to_recordset(${JSON.stringify(points)}::json) as made (operator text, shipping text, type text,
      external_id text, name text, street text, post_code text, city text, also_known_as text, phone text,
      latitude double precision, longitude double precision, hours jsonb, always_open boolean, pay_cash boolean,
      pay_card boolean, translations jsonb)
    on conflict (shipping, external_id) do ${mode === 'add' ? addLanguages : update}
  `.execute(trx);
}

const update = sql`update set
      country = excluded.country, operator = excluded.operator, type = excluded.type, name = excluded.name,
      street = excluded.street, post_code = excluded.post_code, city = excluded.city,
      also_known_as = excluded.also_known_as, phone = excluded.phone, location = excluded.location,
      hours = excluded.hours, always_open = excluded.always_open, pay_cash = excluded.pay_cash,
      pay_card = excluded.pay_card, translations = excluded.translations, disabled = false`;

/** A further language of the country is new in the files; what a point already has stays. */
const addLanguages = sql`update set translations = excluded.translations || pickup_point.translations
      where excluded.translations || pickup_point.translations <> pickup_point.translations`;
