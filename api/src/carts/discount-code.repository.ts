import type { CountryCode } from '@odeta/contracts';
import { codeOf } from '@odeta/validation';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DiscountCodeTerms, Voucher } from '../pricing/discount-terms.ts';
import { type CountrySettings, isActive } from '../settings/settings.ts';

const state = (isUsed: string) => `
  case
    when ${isUsed} then 'used'
    when valid_until < today then 'expired'
    when valid_from > today then 'not-yet'
    else 'active'
  end as state`;

const validity = `valid_from::text as "validFrom", valid_until::text as "validUntil", customer_id as "forCustomerId"`;

/** Columns of `DiscountCodeTerms`, under the names that the code uses. `today`, the country's date, is a column that the statement adds. */
export const codeColumns = `
  id, code, name, percent, amount, free_delivery as "freeDelivery", min_order as "minOrder", hidden,
  to_json(category_ids) as "categoryIds", full_price_only as "fullPriceOnly", ${validity}, ${state('uses >= max_uses')}`;

export const voucherColumns = `id, code, remaining, ${validity}, ${state('remaining = 0')}`;

/** A country's shop on its date (YYYY-MM-DD). */
export interface ShopDay {
  country: CountryCode;
  today: string;
}

const dayOf = (today: string) => sql`(select ${today}::date as today) day`;

/** A discount code of the country, in any letter case and as pasted, valid or not. */
export async function findCode(
  db: Kysely<Database>,
  { country, today }: ShopDay,
  code: string,
): Promise<DiscountCodeTerms | undefined> {
  const { rows } = await sql<DiscountCodeTerms>`
    select ${sql.raw(codeColumns)} from discount_code, ${dayOf(today)}
    where country = ${country} and upper(code) = upper(${codeOf(code)})
  `.execute(db.withoutPlugins());
  return rows[0];
}

export async function saveCode(db: Kysely<Database>, cartId: number, codeId: number | null): Promise<void> {
  await db.updateTable('cart').set({ discountCodeId: codeId }).where('id', '=', cartId).execute();
}

export async function findVoucher(
  db: Kysely<Database>,
  { country, today }: ShopDay,
  code: string,
): Promise<Voucher | undefined> {
  const { rows } = await sql<Voucher>`
    select ${sql.raw(voucherColumns)} from voucher, ${dayOf(today)}
    where country = ${country} and upper(code) = upper(${codeOf(code)})
  `.execute(db.withoutPlugins());
  return rows[0];
}

/** Codes that may be offered: the customer's own ones, then those that the country's banners show. */
export async function findOfferedCodes(
  db: Kysely<Database>,
  { code: country, banners, today }: Pick<CountrySettings, 'code' | 'banners' | 'today'>,
  customerId: string | null,
  now: Date,
): Promise<DiscountCodeTerms[]> {
  const shown = banners.flatMap((banner) => (banner.code && isActive(banner, now) ? [codeOf(banner.code)] : []));
  const { rows } = await sql<DiscountCodeTerms>`
    select ${sql.raw(codeColumns)} from discount_code, ${dayOf(today(now))}
    where country = ${country}
      and (customer_id = ${customerId} or customer_id is null and upper(code) = any(${shown.map(upper)}))
    order by customer_id is null, valid_until, id
  `.execute(db.withoutPlugins());
  return rows;
}

const upper = (code: string) => code.toUpperCase();

/** The customer's codes that are valid now, the one that ends first at the top. */
export async function findUserCodes(
  db: Kysely<Database>,
  { country, today }: ShopDay,
  customerId: string,
): Promise<DiscountCodeTerms[]> {
  const { rows } = await sql<DiscountCodeTerms>`
    select * from (
      select ${sql.raw(codeColumns)} from discount_code, ${dayOf(today)} where country = ${country} and customer_id = ${customerId}
    ) own
    where state = 'active' order by "validUntil", id
  `.execute(db.withoutPlugins());
  return rows;
}
