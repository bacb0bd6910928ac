import { type Amendment, amendOrder, readAmendOffer } from '@odeta/contracts';
import { sql } from 'kysely';
import type { TestShop } from '../shop/shop.ts';
import type { TestClient } from '../shop/test-client.ts';
import { order, prepareBuyer } from './buyer.ts';
import type { Fault, Story } from './money-story.ts';
import { openWarehouse } from './warehouse.ts';

/** A further size of the dress, with the stock of the first. */
export async function addSize(shop: TestShop, size: string): Promise<void> {
  await sql`
    with added as (
      insert into variant (product_id, product_color_id, size, sku)
      select product_id, product_color_id, ${size}, ${`DRESS-wine-${size}`} from variant where sku = 'DRESS-wine-s' returning id
    ), priced as (
      insert into price (variant_id, country, price) select a.id, r.country, r.price
      from added a, price r join variant v on v.id = r.variant_id and v.sku = 'DRESS-wine-s'
    )
    insert into stock (variant_id, on_hand) select a.id, s.on_hand
    from added a, stock s join variant v on v.id = s.variant_id and v.sku = 'DRESS-wine-s'
  `.execute(shop.db);
}

/** A guest who has placed an order of dresses. */
export async function meetAmender(
  shop: TestShop,
  goods: Record<string, number> = { 'DRESS-wine-s': 2, 'DRESS-wine-m': 1 },
  prepare: (buyer: TestClient) => Promise<unknown> = async () => undefined,
) {
  const buyer = await prepareBuyer(shop, goods);
  await prepare(buyer);
  const { status, problem } = await order(buyer);
  if (status !== 200) throw new Error(problem.code);
  const row = await shop.db.selectFrom('shopOrder').selectAll().orderBy('placedAt', 'desc').executeTakeFirstOrThrow();
  return { buyer, orderId: row.id, row, warehouse: openWarehouse(shop.app, row.number) };
}

export const offerOf = async (buyer: TestClient, orderId: string) =>
  (await buyer.send(readAmendOffer, { orderId })).body.offer;

/** Sends an amendment of the order as it is now. */
export async function amendNow(
  buyer: TestClient,
  orderId: string,
  amendment: Partial<Amendment>,
  key: string = crypto.randomUUID(),
) {
  const { version } = await offerOf(buyer, orderId);
  return buyer.send(amendOrder, { orderId, version, ...amendment }, { 'idempotency-key': key });
}

/** Amends a line of a story's order, if that is still possible; a crash or a repetition happens with the same key. */
export async function amendInStory(
  { shop, buyer, orderId }: Pick<Story, 'shop' | 'buyer' | 'orderId'>,
  choice: number,
  fault: Fault,
): Promise<void> {
  const { status, body } = await buyer.send(readAmendOffer, { orderId });
  if (status !== 200) return;
  const { version, lines } = body.offer;
  const line = lines[choice % lines.length];
  if (!line) return;
  const [size] = choice % 2 === 0 ? line.sizes : [];
  const quantity = 1 + (choice % line.quantity);
  const amendment = { version, lines: [{ lineId: line.lineId, quantity, variantId: size?.variantId ?? null }] };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const send = () => buyer.send(amendOrder, { orderId, ...amendment }, key);
  if (fault === 'crash') {
    await sql`update crash set is_near = true`.execute(shop.db);
    await send();
    await sql`update crash set is_near = false`.execute(shop.db);
  }
  const answer = await send();
  if (![200, 422].includes(answer.status)) throw new Error(JSON.stringify({ amendment, ...answer.problem }));
  if (fault === 'twice') await send();
}
