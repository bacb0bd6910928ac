import { sql } from 'kysely';
import * as v from 'valibot';
import { entityKind, pageOfKeys } from '../entity-kind.ts';
import { HtmlSchema, MomentSchema } from './value-schemas.ts';

const NoticesSchema = v.strictObject({
  notices: v.pipe(
    v.array(
      v.strictObject({
        html: v.pipe(HtmlSchema, v.nonEmpty('must not be empty')),
        closable: v.boolean(),
        /** For how many days it stays closed. */
        expiredDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
        activeFrom: MomentSchema,
        activeUntil: MomentSchema,
      }),
    ),
    v.maxLength(20),
  ),
});
type Notices = v.InferOutput<typeof NoticesSchema>;

const clients = ['application', 'desktop', 'mobile'] as const;

/** The notices above the pages of a kind of client, as a whole. */
export const notices = entityKind<Notices>({
  name: 'notices',
  area: 'texts',
  keys: '`application`, `desktop` or `mobile`',
  byLanguage: true,
  isWhole: true,
  schema: NoticesSchema,
  async read(db, country, keys) {
    const { rows } = await sql<{ client: string; notices: Notices['notices'] }>`
      select n.client, json_agg(json_build_object(
        'html', n.html, 'closable', n.closable, 'expiredDays', n.expired_days,
        'activeFrom', to_char(n.active_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'activeUntil', to_char(n.active_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by n.position, n.id) as notices
      from notice n where n.country = ${country} group by n.client
    `.execute(db);
    const found = new Map(rows.map((row) => [row.client, row.notices]));
    const asked = clients.filter((client) => keys.includes(client));
    return new Map(asked.map((client) => [client, { notices: found.get(client) ?? [] }]));
  },
  list: async (_db, _country, page) => pageOfKeys(clients, page),
  async write({ trx }, writings) {
    for (const { country, key, after } of writings) {
      if (!after) continue;
      await sql`delete from notice where country = ${country} and client = ${key}`.execute(trx);
      await sql`
        insert into notice (country, client, html, closable, expired_days, active_from, active_until, position)
        select ${country}, ${key}, g.html, g.closable, g."expiredDays", g."activeFrom", g."activeUntil", row_number() over () - 1
        from json_to_recordset(${JSON.stringify(after.notices)}::json) as g(
          html text, closable boolean, "expiredDays" int, "activeFrom" timestamptz, "activeUntil" timestamptz
        )
      `.execute(trx);
    }
  },
});
