import type { CountryCode, ShippingPoint } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PointWords } from '../db/column-types.ts';
import type { Database, Row } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';

/** The columns of a pick-up point. */
type OwnColumns = 'alsoKnownAs' | 'payCash' | 'payCard' | 'payOnline';

/** A point in the running language. */
export interface PointRow
  extends Omit<ShippingPoint, 'acceptedPayment' | 'distance'>,
    Pick<Row<'pickupPoint'>, OwnColumns> {
  pointId: Row<'pickupPoint'>['id'];
  /** Its words in all languages of the country, by which it is found; `null`: it has only those of this row. */
  everyLanguage: PointWords[] | null;
}

/** The text of a point, `p`, in the running language; in the default language of the country where it is not translated. */
export const worded = (column: keyof PointWords, country: CountryCode) =>
  sql`coalesce(p.translations -> ${editionOf(country)}::text ->> ${sql.lit(column)}, p.${sql.ref(column)})`;

export const pointColumns = (country: CountryCode): RawBuilder<unknown> => sql`
  p.id as point_id, p.external_id || '#' || p.shipping as id, p.shipping, p.type, ${worded('name', country)} as name,
  ${worded('street', country)} as street, p.post_code, ${worded('city', country)} as city, p.phone,
  p.location[1] as latitude, p.location[0] as longitude, p.always_open, p.hours as opening_hours, p.disabled, p.also_known_as,
  p.pay_cash, p.pay_card, p.pay_online, case when p.translations <> '{}' then
    jsonb_build_array(jsonb_build_object('name', p.name, 'street', p.street, 'city', p.city))
      || jsonb_path_query_array(p.translations, '$.*') end as every_language
`;

export function pointAnswer(
  {
    pointId: _,
    alsoKnownAs: __,
    everyLanguage: ___,
    payCash: cash,
    payCard: card,
    payOnline: online,
    ...point
  }: PointRow,
  distance: number | null = null,
): ShippingPoint {
  return { ...point, acceptedPayment: { cash, card, online }, distance };
}

export const findPointVersion = async (db: Kysely<Database>): Promise<number> => {
  const row = await db.selectFrom('pickupPointVersion').select('version').executeTakeFirst();
  return row?.version ?? 0;
};

/** Points that are read at once: requests are answered between the parts, but not while the rows of one are parsed. */
const PART = 2000;

export async function findOpenPoints(db: Kysely<Database>, country: CountryCode, most = PART): Promise<PointRow[]> {
  const points: PointRow[] = [];
  for (let after = 0; ; ) {
    const part = await select(
      db,
      country,
      sql`from pickup_point p
        where p.country = ${country} and not p.disabled and p.id > ${after} order by p.id limit ${most}`,
    );
    points.push(...part);
    after = part.at(-1)?.pointId ?? after;
    if (part.length < most) return points;
  }
}

/** By the id in the API, `{pointId}#{shipping}`; also finds closed points. */
export async function findPoint(db: Kysely<Database>, country: CountryCode, id: string): Promise<PointRow | undefined> {
  const [externalId, shipping] = id.split('#');
  const [point] = await select(
    db,
    country,
    sql`from pickup_point p
      where p.country = ${country} and p.shipping = ${shipping} and p.external_id = ${externalId}`,
  );
  return point;
}

/** Open points near another one, sorted by the distance in degrees. */
export const findNear = (
  db: Kysely<Database>,
  country: CountryCode,
  near: { pointId: number; shippings: readonly string[]; most: number },
): Promise<PointRow[]> =>
  select(
    db,
    country,
    sql`from pickup_point p
      where p.country = ${country} and not p.disabled and p.shipping = any(${near.shippings}::text[]) and p.id <> ${near.pointId}
      order by p.location <-> (select location from pickup_point where id = ${near.pointId}), p.id
      limit ${near.most}`,
  );

async function select(db: Kysely<Database>, country: CountryCode, rest: RawBuilder<unknown>): Promise<PointRow[]> {
  const { rows } = await sql<PointRow>`select ${pointColumns(country)} ${rest}`.execute(db);
  return rows;
}
