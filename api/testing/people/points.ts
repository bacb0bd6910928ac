import { chooseShippingPoint, PICK_UP_GROUP, type ShippingPoint, searchShippingPoints } from '@odeta/contracts';
import { sql } from 'kysely';
import type { TestShop } from '../shop/shop.ts';
import type { TestClient } from '../shop/test-client.ts';

/** Points of the search that match the condition. */
export async function findPoints(
  client: TestClient,
  search: string,
  fits: (point: ShippingPoint) => boolean = () => true,
): Promise<ShippingPoint[]> {
  const { body } = await client.send(searchShippingPoints, { search, offset: 0 });
  return body.points.filter(fits);
}

export const takesCash = ({ acceptedPayment }: ShippingPoint) => acceptedPayment.cash || acceptedPayment.card;

export const pickUp = (client: TestClient, id: string, shipping: string = PICK_UP_GROUP) =>
  client.send(chooseShippingPoint, { id, shipping });

/** Closes a point as its operator would. */
export async function closePoint(shop: TestShop, id: string) {
  const [externalId, shipping] = id.split('#');
  await sql`
    update pickup_point set disabled = true where external_id = ${externalId} and shipping = ${shipping}
  `.execute(shop.db);
}
