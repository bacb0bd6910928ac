import { type CountryCode, countryCodes } from '@odeta/contracts';
import { sql } from 'kysely';
import type { Seed } from '../schemas/schema.ts';
import type { SeedTarget } from '../writing/write-rows.ts';
import { makePoints } from './make-points.ts';

/** Loads the pickup points of every country. `replace` disables those that are no longer generated. */
export async function loadPoints(target: SeedTarget, { points, towns }: Pick<Seed, 'points' | 'towns'>) {
  if (target.mode === 'replace')
    await sql`update pickup_point set disabled = true where not disabled`.execute(target.trx);
  for (const country of countryCodes)
    await loadCountry(target, country, makePoints(country, points[country], towns[country]));
}

async function loadCountry({ trx, mode }: SeedTarget, country: CountryCode, points: ReturnType<typeof makePoints>) {
  await sql`
    insert into pickup_point (country, operator, shipping, type, external_id, name, street, post_code, city, also_known_as,
      phone, location, hours, always_open, pay_cash, pay_card, disabled)
    select ${country}, operator, shipping, type, external_id, name, street, post_code, city, also_known_as,
      phone, point(longitude, latitude), hours, always_open, pay_cash, pay_card, false
    from json_to_recordset(${JSON.stringify(points)}::json) as made (operator text, shipping text, type text,
      external_id text, name text, street text, post_code text, city text, also_known_as text, phone text,
      latitude double precision, longitude double precision, hours jsonb, always_open boolean, pay_cash boolean,
      pay_card boolean)
    on conflict (shipping, external_id) do ${mode === 'add' ? sql`nothing` : update}
  `.execute(trx);
}

const update = sql`update set
      country = excluded.country, operator = excluded.operator, type = excluded.type, name = excluded.name,
      street = excluded.street, post_code = excluded.post_code, city = excluded.city,
      also_known_as = excluded.also_known_as, phone = excluded.phone, location = excluded.location,
      hours = excluded.hours, always_open = excluded.always_open, pay_cash = excluded.pay_cash,
      pay_card = excluded.pay_card, disabled = false`;
