import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import { beginOf } from '../../settings/country-day.ts';

export interface TermRow {
  state: 'active' | 'used' | 'expired';
  validUntil: string | null;
  daysLeft: number | null;
}

type CodeColumns = 'code' | 'name' | 'percent' | 'amount' | 'freeDelivery' | 'minOrder';

export interface OwnCodeRow extends TermRow, Pick<Row<'discountCode'>, CodeColumns> {
  orderNumber: Row<'shopOrder'>['number'] | null;
}

/** A customer of the country's shop, on its date (YYYY-MM-DD). */
export interface Owner {
  customerId: string;
  country: CountryCode;
  today: string;
}

/** State, end and remaining days of a code or voucher; `isUsed` is the condition for `used`. */
const termOf = (isUsed: ReturnType<typeof sql>, today: string) => sql`
  case when ${isUsed} then 'used' when valid_until < ${today}::date then 'expired' else 'active' end as state,
  to_char(valid_until, 'YYYY-MM-DD') as valid_until,
  case when ${isUsed} or valid_until < ${today}::date then null else valid_until - ${today}::date end as days_left
`;
/** Usable ones first, and of these the one that ends first. */
const byState = sql`order by array_position(array['active', 'used', 'expired'], state), valid_until nulls last, code`;

/** The customer's own codes, and public ones that they have ordered with or stored; codes that are not valid yet are left out. */
export async function findOwnCodes(db: Kysely<Database>, { customerId, country, today }: Owner): Promise<OwnCodeRow[]> {
  const isUsed = sql`(max_uses is not null and uses >= max_uses) or (owner is null and order_number is not null)`;
  const { rows } = await sql<OwnCodeRow>`
    select * from (
      select code, name, percent, amount, free_delivery, min_order, order_number, ${termOf(isUsed, today)}
      from (
      select d.code, d.name, d.percent, d.amount, d.free_delivery, d.min_order, d.max_uses, d.uses, d.valid_until,
        d.customer_id as owner, o.number as order_number
      from discount_code d
      left join lateral (
        select s.number from discount_use u join shop_order s on s.id = u.order_id
        where u.code_id = d.id and not u.released and s.customer_id = ${customerId}
        order by s.placed_at desc limit 1
      ) o on true
      where d.country = ${country} and d.valid_from <= ${today}::date
        and (d.customer_id = ${customerId} or (d.customer_id is null and (o.number is not null or exists (
          select from kept_code k where k.code_id = d.id and k.customer_id = ${customerId}
        ))))
      ) own
    ) shown ${byState}
  `.execute(db);
  return rows;
}

export interface OwnVoucherRow extends TermRow, Pick<Row<'voucher'>, 'code' | 'value' | 'remaining'> {}

export async function findOwnVouchers(
  db: Kysely<Database>,
  { customerId, country, today }: Owner,
): Promise<OwnVoucherRow[]> {
  const { rows } = await sql<OwnVoucherRow>`
    select * from (
      select code, value, remaining, ${termOf(sql`remaining = 0`, today)} from voucher
      where customer_id = ${customerId} and country = ${country} and valid_from <= ${today}::date
    ) shown ${byState}
  `.execute(db);
  return rows;
}

export interface MembershipRow {
  since: string | null;
  until: string | null;
  days: number | null;
  pending: boolean;
  saved: number;
  orders: number;
}

/** `days` remain until the end; negative after it. */
export async function readMembership(
  db: Kysely<Database>,
  { customerId, country, today }: Owner,
): Promise<MembershipRow> {
  const { rows } = await sql<MembershipRow>`
    select to_char(m.since, 'YYYY-MM-DD') as since, to_char(m.until, 'YYYY-MM-DD') as until, m.until - ${today}::date as days,
      exists (
        select from club_membership p where p.customer_id = ${customerId} and p.valid_from is null
      ) as pending,
      o.saved, o.orders
    from (
      select min(valid_from) filter (where valid_until = (
        select max(valid_until) from club_membership where customer_id = ${customerId}
      )) as since, max(valid_until) as until
      from club_membership where customer_id = ${customerId}
    ) m, (
      select coalesce(sum(club_discount), 0)::int as saved, count(*)::int as orders from shop_order
      where customer_id = ${customerId} and country = ${country} and club_discount > 0
        and state not in ('cancelled', 'sold-out') and placed_at >= ${beginOf(country, `${today.slice(0, 4)}-01-01`)}
    ) o
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate has no row');
  return row;
}

/** Sets the last day of the membership to yesterday; deletes one that began yesterday or today. `today` is the country's date. */
export async function endMembership(
  trx: Transaction<Database>,
  { customerId, today }: Pick<Owner, 'customerId' | 'today'>,
): Promise<void> {
  await sql`
    delete from club_membership
    where customer_id = ${customerId} and valid_from >= ${today}::date - 1 and valid_until >= ${today}::date
  `.execute(trx);
  await sql`
    update club_membership set valid_until = ${today}::date - 1
    where customer_id = ${customerId} and valid_until >= ${today}::date
  `.execute(trx);
}

export async function insertAddedCode(trx: Transaction<Database>, customerId: string, codeId: number): Promise<void> {
  await trx
    .insertInto('keptCode')
    .values({ customerId, codeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Assigns a voucher without an owner to the customer. Check and update are one statement, so that only one customer gets it. */
export async function takeVoucher(trx: Transaction<Database>, customerId: string, voucherId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update voucher set customer_id = ${customerId} where id = ${voucherId} and customer_id is null
  `.execute(trx);
  return Number(numAffectedRows) > 0;
}
