import { type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Database, Row } from '../../db/database.ts';
import { KeySchema, TextSchema } from '../../seed/schemas/texts.schema.ts';
import { todayIn } from '../../settings/country-day.ts';
import { countryOfEdition, entityKind, pageOfKeys } from '../entity-kind.ts';
import { AmountSchema, RealDateSchema } from './value-schemas.ts';

const CODE = /^[A-Z0-9-]{3,40}$/;
const WholeSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));

const DiscountCodeSchema = v.pipe(
  v.strictObject({
    name: TextSchema,
    /** One of `percent` and `amount`. */
    percent: v.optional(v.nullable(v.pipe(WholeSchema, v.maxValue(100))), null),
    amount: v.optional(v.nullable(v.pipe(AmountSchema, v.minValue(1))), null),
    freeDelivery: v.optional(v.boolean(), false),
    minOrder: v.optional(AmountSchema, 0),
    validFrom: RealDateSchema,
    /** The last day; `null`: without an end. */
    validUntil: v.optional(v.nullable(RealDateSchema), null),
    maxUses: v.optional(v.nullable(WholeSchema), null),
    /** Shown under a general name. */
    hidden: v.optional(v.boolean(), false),
    /** Keys of categories, with those below them; `null`: all goods. */
    categories: v.optional(
      v.nullable(
        v.pipe(
          v.array(KeySchema),
          v.nonEmpty(),
          v.maxLength(200),
          v.transform((keys) => [...new Set(keys)].sort()),
        ),
      ),
      null,
    ),
    /** Not for goods on promotion. */
    fullPriceOnly: v.optional(v.boolean(), false),
  }),
  v.check(({ percent, amount }) => (percent === null) !== (amount === null), 'needs either percent or amount'),
);
type DiscountCode = v.InferOutput<typeof DiscountCodeSchema>;

/** Codes for everybody: those of customers, bloggers and subscribers belong to people. */
export const discountCode = entityKind<DiscountCode>({
  name: 'discount-code',
  area: 'prices',
  keys: 'the code, in capitals',
  canBeNew: true,
  schema: DiscountCodeSchema,
  read,
  async list(db, country, page) {
    const { rows } = await sql<{ code: string }>`
      select code from discount_code c where country = ${countryOfEdition(country)} and ${isForAll}
    `.execute(db);
    return pageOfKeys(
      rows.map(({ code }) => code),
      page,
    );
  },
  async check({ trx }, writings) {
    const categories = new Set((await trx.selectFrom('category').select('key').execute()).map(({ key }) => key));
    const taken = await findTaken(
      trx,
      writings.map(({ key }) => key),
    );
    return writings.flatMap(({ country, key, before, after }, index) => {
      const own = taken.filter((one) => one.code === key && one.country === countryOfEdition(country));
      const [used] = own;
      const unknown = after?.categories?.find((one) => !categories.has(one));
      const texts = [
        { path: '', text: 'a code has 3 to 40 capitals, digits and dashes', isWrong: !CODE.test(key) },
        { path: '', text: 'this code belongs to a person', isWrong: before === null && own.length > 0 },
        { path: 'categories', text: `there is no category ${unknown}`, isWrong: unknown !== undefined },
        {
          path: 'maxUses',
          text: `it has been used ${used?.uses} times already`,
          isWrong: after?.maxUses != null && (used?.uses ?? 0) > after.maxUses,
        },
        {
          path: 'validUntil',
          text: 'must not be before validFrom',
          isWrong: after?.validUntil != null && after.validUntil < after.validFrom,
        },
      ];
      return texts.flatMap(({ path, text, isWrong }) => (isWrong ? [{ index, path, text }] : []));
    });
  },
  async write({ trx, now }, writings) {
    for (const { country, key, after } of writings) {
      if (!after) {
        await takeBack(trx, country, { key, today: todayIn(countryOfEdition(country), now) });
        continue;
      }
      const { categories, ...rest } = after;
      const ids =
        categories && (await trx.selectFrom('category').select('id').where('key', 'in', categories).execute());
      const categoryIds = ids?.map(({ id }) => id) ?? null;
      const code = countryOfEdition(country);
      await trx
        .insertInto('discountCode')
        .values({ ...rest, country: code, code: key, categoryIds, customerId: null, uses: 0 })
        .onConflict((conflict) =>
          conflict
            .expression(sql`country, upper(code)`)
            .doUpdateSet((eb) => ({ ...rest, categoryIds: eb.ref('excluded.categoryIds') })),
        )
        .execute();
    }
  },
});

/** A code that is new is deleted, unless orders have used it: then it ends. */
async function takeBack(trx: Transaction<Database>, country: string, { key, today }: { key: string; today: string }) {
  await sql`delete from discount_code where country = ${country} and code = ${key} and uses = 0`.execute(trx);
  await sql`
    update discount_code set valid_until = ${today}::date - 1 where country = ${country} and code = ${key}
  `.execute(trx);
}

const isForAll = sql`c.customer_id is null
  and not exists (select 1 from blogger b where b.code_id = c.id)
  and not exists (select 1 from newsletter n where n.reward_id = c.id)`;

async function read(db: Kysely<Database>, country: string, keys: readonly string[]) {
  const { rows } = await sql<DiscountCode & { code: string }>`
    select c.code, c.name, c.percent, c.amount, c.free_delivery, c.min_order, c.valid_from, c.valid_until, c.max_uses, c.hidden,
      (select json_agg(k.key order by k.key) from category k where k.id = any(c.category_ids)) as categories, c.full_price_only
    from discount_code c
    where c.country = ${country} and c.code = any(${keys}::text[]) and ${isForAll}
  `.execute(db);
  return new Map(rows.map(({ code, ...value }) => [code, value]));
}

/** Codes in any spelling: two that differ in capitals only are one. */
async function findTaken(db: Kysely<Database>, keys: readonly string[]) {
  const { rows } = await sql<Pick<Row<'discountCode'>, 'country' | 'code' | 'uses'>>`
    select country, upper(code) as code, uses from discount_code where upper(code) = any(${keys}::text[])
  `.execute(db);
  return rows;
}
