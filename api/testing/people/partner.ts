import { type InputOf, prepareCheckout, readPartnerCheckout } from '@odeta/contracts';
import { partnersOf } from '../../src/partners/partners.ts';
import { TEST_SECRET, type TestShop } from '../shop/shop.ts';
import { newClient, type TestClient } from '../shop/test-client.ts';

const [partner] = partnersOf({ APP_SECRET: TEST_SECRET, NODE_ENV: 'test' });
const key = { authorization: `Bearer ${partner?.key}` };

export const PARTNER_ORIGIN = 'http://partner.localhost:3000';

/** Requests of a partner's server, without cookies and CSRF token. */
export const createPartner = (shop: TestShop) => ({
  async prepare(
    goods: Record<string, number>,
    parts: Partial<InputOf<typeof prepareCheckout>> = {},
    headers: Record<string, string> = key,
  ) {
    const items = await Promise.all(
      Object.entries(goods).map(async ([sku, quantity]) => ({ variantId: await shop.variantId(sku), quantity })),
    );
    return newClient(shop.app).send(prepareCheckout, { items, origin: PARTNER_ORIGIN, ...parts }, headers);
  },

  read: (id: string) => newClient(shop.app).send(readPartnerCheckout, { id }, key),

  stateOf: async (id: string) => (await newClient(shop.app).send(readPartnerCheckout, { id }, key)).body,
});

/** Opens a partner's link, and returns where it redirects to. */
export async function openLink(client: TestClient, url: string) {
  const { pathname } = new URL(url);
  return (await client.sendRaw({ method: 'GET', url: pathname })).headers.location;
}
