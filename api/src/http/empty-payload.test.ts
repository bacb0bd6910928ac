import { CSRF_HEADER, useDiscountCode } from '@odeta/contracts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([
  ['nothing', {}],
  ['an empty object', { payload: {} }],
])(
  'a request to an endpoint without a payload is answered when %s is sent (L1)',
  async (_sent, { payload }: { payload?: object }) => {
    const client = await startSession(shop.app);
    await fillCart(shop, client, { 'DRESS-wine-s': 1 });
    await client.send(useDiscountCode, { code: 'TEN' });

    const { status, body } = await client.sendRaw({
      method: 'POST',
      url: '/api/checkout/discount-code-delete',
      headers: { [CSRF_HEADER]: client.csrf },
      ...(payload !== undefined && { payload }),
    });

    expect([status, body]).toMatchObject([200, { discountCode: null }]);
  },
);
