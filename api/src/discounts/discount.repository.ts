import type { CountryCode } from '@odeta/contracts';
import { codeOf } from '@odeta/validation';
import { type Kysely, sql } from 'kysely';
import { openCartOf } from '../carts/open-cart.repository.ts';
import type { Database } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';

/** Whether a code or voucher of this name exists in another country. */
export async function isKnownElsewhere(db: Kysely<Database>, country: CountryCode, code: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from discount_code where upper(code) = upper(${codeOf(code)}) and country <> ${country}
    union all
    select 1 from voucher where upper(code) = upper(${codeOf(code)}) and country <> ${country}
    limit 1
  `.execute(db);
  return rows.length > 0;
}

export async function saveVoucher(db: Kysely<Database>, cartId: number, voucherId: number): Promise<void> {
  await db
    .insertInto('cartVoucher')
    .values({ cartId, voucherId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCode(db: Kysely<Database>, session: KnownSession): Promise<void> {
  await sql`
    with open_cart as (${openCartOf(session)})
    update cart c set discount_code_id = null from open_cart where c.id = open_cart.id
  `.execute(db);
}

export async function deleteVoucher(db: Kysely<Database>, session: KnownSession, voucherId: string): Promise<void> {
  await sql`
    with open_cart as (${openCartOf(session)})
    delete from cart_voucher v using open_cart where v.cart_id = open_cart.id and v.voucher_id = ${voucherId}::bigint
  `.execute(db);
}

export async function saveClub(db: Kysely<Database>, session: KnownSession, checked: boolean): Promise<void> {
  await sql`
    with open_cart as (${openCartOf(session)})
    update cart c set club_checked = ${checked} from open_cart where c.id = open_cart.id
  `.execute(db);
}
