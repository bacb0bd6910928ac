import {
  addWish,
  openReturn,
  readItems,
  saveBlogger,
  saveBookAddress,
  saveItems,
  shareWishlist,
  writeReview,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { TEST_DAY, type TestShop } from '../shop/shop.ts';
import type { TestClient } from '../shop/test-client.ts';
import { customers, fillCart } from './buyer.ts';
import { makeKey } from './passkeys.ts';
import { complaint, meetReturner, returnForm, withReason } from './returner.ts';
import { makePhoto, reviewWords } from './reviews.ts';

export interface Owner {
  client: TestClient;
  email: string;
  /** Ids of the customer's own data, by the names that paths and fields of requests use. */
  ids: Record<string, string>;
  /** Texts that only this customer's data contain. */
  marks: string[];
}

const { email: _, ...address } = customers.sk;

/**
 * A customer who has one of everything that a customer can have: order, invoice, return, review, address, lists, blogger zone, passkey. Must
 * be created first.
 */
export async function meetOwner(shop: TestShop): Promise<Owner> {
  const { customer: client, email, orderId, lineIds, row } = await meetReturner(shop);
  const [lineId = '', otherLine = ''] = lineIds;
  const attachments = [await makePhoto()];
  const opened = await client.send(
    openReturn,
    returnForm(orderId, lineId, {
      ...complaint,
      lines: withReason(lineId, 'seam'),
      note: 'Moja sťažnosť',
      attachments,
    }),
  );
  await client.send(writeReview, { ...reviewWords, lineId: otherLine, text: 'Moja recenzia', attachments });
  await client.send(saveBookAddress, { ...address, street: 'Mojaulica' });
  await client.send(saveBlogger, {
    ...{ profileName: 'Môj profil', socialName: '', followers: '', about: '', blog: 'https://moj.example.sk' },
    ...{ instagram: '', youtube: '', facebook: '', tiktok: '', twitter: '' },
    ...{ ownerAgreement: true, privacyAgreement: true },
  });
  await makeKey(client);
  await fillCart(shop, client, { 'DRESS-wine-s': 1, 'DRESS-wine-m': 1 });
  const [entry] = (await client.send(readItems)).body.cartItems;
  await client.send(saveItems, { cartEntryIds: entry ? [entry.entryId] : [] });
  await client.send(addWish, { productId: await productOf(shop), color: 'wine' });
  await client.send(shareWishlist, {});
  await sql`
    insert into voucher (country, code, customer_id, value, remaining, valid_from)
    select 'sk', 'V-MOJPOUKAZ', customer_id, 500, 500, ${TEST_DAY} from shop_order where id = ${orderId}
  `.execute(shop.db);
  const ids = await idsOf(shop, orderId);
  const marks = [
    email,
    row.number,
    opened.body.number,
    'Moja sťažnosť',
    'Moja recenzia',
    'Mojaulica',
    'Môj profil',
    'V-MOJPOUKAZ',
  ];
  return { client, email, ids: { ...ids, orderId, lineId }, marks };
}

const productOf = async ({ db }: TestShop) =>
  String(
    (await db.selectFrom('variant').select('productId').where('sku', '=', 'DRESS-wine-s').executeTakeFirstOrThrow())
      .productId,
  );

async function idsOf({ db }: TestShop, orderId: string): Promise<Record<string, string>> {
  const { rows } = await sql<Record<string, string>>`
    with own as (select o.id, o.customer_id from shop_order o where o.id = ${orderId})
    select
      (select i.id from invoice i where i.order_id = own.id limit 1)::text as "invoiceId",
      (select r.id from return_case r where r.order_id = own.id)::text as "returnId",
      (select r.id from review r where r.customer_id = own.customer_id)::text as "reviewId",
      (select p.id from review_photo p join review r on r.id = p.review_id where r.customer_id = own.customer_id)::text as "photoId",
      (select k.id from passkey k where k.customer_id = own.customer_id limit 1)::text as "passkeyId",
      (select a.id from address a where a.customer_id = own.customer_id limit 1)::text as "addressId",
      (select s.id from session s where s.customer_id = own.customer_id limit 1)::text as "sessionId",
      (select v.id from voucher v where v.customer_id = own.customer_id)::text as "voucherId",
      (select max(id) from cart_item)::text as "cartEntryId",
      (select max(id) from saved_item)::text as "savedItemId"
    from own
  `.execute(db.withoutPlugins());
  const [found] = rows;
  const missing = Object.entries(found ?? {}).filter(([, id]) => !id);
  if (!found || missing.length > 0) throw new Error(`The owner has no ${missing.map(([name]) => name)}`);
  return found;
}
