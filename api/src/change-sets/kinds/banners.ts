import { sql } from 'kysely';
import * as v from 'valibot';
import { TextSchema } from '../../seed/schemas/texts.schema.ts';
import { entityKind, pageOfKeys } from '../entity-kind.ts';
import { HtmlSchema, MomentSchema, UrlSchema } from './value-schemas.ts';

const BannersSchema = v.strictObject({
  banners: v.pipe(
    v.array(
      v.strictObject({
        url: v.nullable(UrlSchema),
        /** HTML. */
        content: v.pipe(HtmlSchema, v.nonEmpty('must not be empty')),
        /** The discount code that the banner shows. */
        code: v.nullable(v.pipe(TextSchema, v.maxLength(40))),
        collapsible: v.nullable(HtmlSchema),
        backgroundColor: v.nullable(v.picklist(['action', 'studio', 'sand', 'accent'])),
        font: v.nullable(v.picklist(['text', 'display'])),
        activeFrom: MomentSchema,
        activeUntil: MomentSchema,
      }),
    ),
    v.maxLength(20),
  ),
});
type Banners = v.InferOutput<typeof BannersSchema>;

const places = ['cart', 'strip'] as const;

/** The promotions strip above the pages, and the banners of the cart, each as a whole. */
export const banners = entityKind<Banners>({
  name: 'banners',
  area: 'texts',
  keys: '`strip` (above the pages) or `cart`',
  byLanguage: true,
  isWhole: true,
  schema: BannersSchema,
  async read(db, country, keys) {
    const { rows } = await sql<{ place: string; banners: Banners['banners'] }>`
      select b.place, json_agg(json_build_object(
        'url', b.url, 'content', b.content, 'code', b.code, 'collapsible', b.collapsible,
        'backgroundColor', b.background_color, 'font', b.font,
        'activeFrom', to_char(b.active_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'activeUntil', to_char(b.active_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by b.position, b.id) as banners
      from banner b where b.country = ${country} group by b.place
    `.execute(db);
    const found = new Map(rows.map((row) => [row.place, row.banners]));
    const asked = places.filter((place) => keys.includes(place));
    return new Map(asked.map((place) => [place, { banners: found.get(place) ?? [] }]));
  },
  list: async (_db, _country, page) => pageOfKeys(places, page),
  async write({ trx }, writings) {
    for (const { country, key, after } of writings) {
      if (!after) continue;
      await sql`delete from banner where country = ${country} and place = ${key}`.execute(trx);
      await sql`
        insert into banner (
          country, place, url, content, code, collapsible, background_color, font, active_from, active_until, position
        )
        select ${country}, ${key}, g.url, g.content, g.code, g.collapsible, g."backgroundColor", g.font,
          g."activeFrom", g."activeUntil", row_number() over () - 1
        from json_to_recordset(${JSON.stringify(after.banners)}::json) as g(
          url text, content text, code text, collapsible text, "backgroundColor" text, font text,
          "activeFrom" timestamptz, "activeUntil" timestamptz
        )
      `.execute(trx);
    }
  },
});
