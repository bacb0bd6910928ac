import { countryCodes } from '@odeta/contracts';
import { foldAccents } from '@odeta/contracts/fold-accents';
import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';

const orderColumns = columns(
  'shopOrder as o',
  'id',
  'number',
  'country',
  'state',
  'placedAt',
  'email',
  'total',
  'billTo',
);

export type FoundOrderRow = RowOf<typeof orderColumns> & { customer: Row<'customer'>['number'] };

/** Digits of a phone number that are compared: country codes and leading zeros are typed or not. */
const PHONE_DIGITS = 9;
/** Fewer would find too many. */
const LEAST_DIGITS = 7;

/** Each condition is a select of its own, which uses its index; all of them together are as fast as the slowest. */
const idsOf = (pasted: string, most: number) => {
  const typed = cleaned(pasted);
  const text = typed.toLowerCase();
  const number = typed.toUpperCase();
  const words = wordsOf(typed);
  const parts = words.map((word) => `%${escapeLike(word)}%`);
  const digits = typed.replace(/\D/g, '');
  const latest = sql`order by o.placed_at desc limit ${most}`;
  return sql`
    (select o.id from shop_order o where o.number = ${number} or o.number = ${spaced(number)})
    union (select r.order_id from return_case r where r.number = ${number})
    union (select i.order_id from invoice i where i.country = any(${[...countryCodes]}) and i.number = ${number})
    union (select o.id from customer c join shop_order o on o.customer_id = c.id where c.number = ${typed} ${latest})
    union (select o.id from shop_order o where lower(o.email) = ${text} ${latest})
    union (
      select o.id
      from unnest(${words}::text[]) as w(word) join shop_order o
        on fold_accents(o.bill_to ->> 'lastName') ~>=~ w.word and fold_accents(o.bill_to ->> 'lastName') ~<~ (w.word || ${LAST_LETTER}::text)
      where fold_accents(concat_ws(' ', o.bill_to ->> 'firstName', o.bill_to ->> 'lastName')) like all(${parts}::text[]) ${latest}
    )
    union (
      select o.id from shop_order o
      where ${digits.length >= LEAST_DIGITS}
        and right(regexp_replace(o.bill_to ->> 'mobilePhone', '\\D', '', 'g'), 9) = ${digits.slice(-PHONE_DIGITS)} ${latest}
    )
    union (
      select o.id from order_item i join shop_order o on o.id = i.order_id where i.catalog_number = ${number} ${latest}
    )
  `;
};

/** Behind every letter. */
const LAST_LETTER = '\u{10ffff}';

/** Text that was copied from a page has no-break spaces and characters that show nothing. */
const cleaned = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a name, of which one begins the last name, in any order, with or without accents. */
const wordsOf = (typed: string) => foldAccents(typed).split(' ');

/** `SK26110482` as `SK 2611 0482`. */
const spaced = (number: string) => number.replace(/^([A-Z]{2})\s*(\d{4})\s*(\d{4})$/, '$1 $2 $3');

/** The newest first. Orders that were never placed are left out. */
export async function findOrders(db: Kysely<Database>, typed: string, most: number): Promise<FoundOrderRow[]> {
  const { rows } = await sql<FoundOrderRow>`
    select ${orderColumns}, c.number as customer
    from shop_order o left join customer c on c.id = o.customer_id
    where o.id in (${idsOf(typed, most)}) and o.state <> 'awaiting-payment'
    order by o.placed_at desc, o.id limit ${most}
  `.execute(db);
  return rows;
}
