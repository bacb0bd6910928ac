import type { CountryCode } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import { dropCart } from '../../carts/open-cart.repository.ts';
import type { Database, Row } from '../../db/database.ts';

interface Sides {
  /** Session row of the browser. */
  visit: number;
  /** Session row of the account. */
  account: number;
}

/**
 * Merges the carts of the browser and of the account. The browser's cart wins, with its lines and choices; further lines of the account's
 * cart are added unticked if the browser has a ticked line, so that the order does not grow unnoticed. Returns how many lines were added.
 */
export async function mergeCarts(
  trx: Transaction<Database>,
  { visit, account, country }: Sides & { country: CountryCode },
): Promise<number> {
  const mine = await findOpenCart(trx, visit, country);
  const kept = await findOpenCart(trx, account, country);
  if (!mine) return 0;
  if (kept && mine.lines === 0) {
    await dropCart(trx, mine.id);
    return 0;
  }
  const added = kept ? await takeLines(trx, kept.id, mine.id) : 0;
  if (kept) await dropCart(trx, kept.id);
  await trx.updateTable('cart').set({ sessionId: account }).where('id', '=', mine.id).execute();
  return added;
}

async function findOpenCart(trx: Transaction<Database>, sessionId: number, country: CountryCode) {
  const { rows } = await sql<Pick<Row<'cart'>, 'id'> & { lines: number }>`
    select id, (select count(*)::int from cart_item i where i.cart_id = c.id) as lines
    from cart c where session_id = ${sessionId} and country = ${country} and state = 'open'
    for update
  `.execute(trx);
  return rows[0];
}

async function takeLines(trx: Transaction<Database>, from: number, to: number) {
  const { rows } = await sql`
    update cart_item i set
      cart_id = ${to},
      checked = i.checked and not exists (select from cart_item t where t.cart_id = ${to} and t.checked)
    where i.cart_id = ${from}
      and not exists (select from cart_item same where same.cart_id = ${to} and same.variant_id = i.variant_id)
    returning i.id
  `.execute(trx);
  return rows.length;
}

/**
 * Moves wishlist and buy-later list to the account. An item that both have is kept once; on the buy-later list the guest's entry wins.
 * Links that share the guest's list end: whoever created them on a shared computer would otherwise see the account's list.
 */
export async function moveLists(
  trx: Transaction<Database>,
  { visit, account, customerId }: Sides & { customerId: string },
): Promise<void> {
  await sql`
    delete from wishlist_item w using wishlist_item other
    where w.session_id = ${account} and w.removed_at is not null and other.session_id = ${visit} and other.removed_at is null
      and other.country = w.country and other.product_id = w.product_id and other.product_color_id = w.product_color_id
  `.execute(trx);
  await sql`
    update wishlist_item w set session_id = ${account}
    where w.session_id = ${visit} and w.removed_at is null and not exists (
      select from wishlist_item k
      where k.session_id = ${account} and k.country = w.country and k.product_id = w.product_id
        and k.product_color_id is not distinct from w.product_color_id)
  `.execute(trx);
  await trx.deleteFrom('wishlistShare').where('sessionId', '=', visit).execute();
  await sql`
    delete from saved_item k using saved_item w
    where k.customer_id = ${customerId} and w.session_id = ${visit}
      and k.country = w.country and k.variant_id = w.variant_id
  `.execute(trx);
  await trx.updateTable('savedItem').set({ sessionId: null, customerId }).where('sessionId', '=', visit).execute();
}
