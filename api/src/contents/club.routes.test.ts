import { readStaticContents } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the club content shows the fee and the order value from which it pays off, only in countries with a club (L3, R20)', async () => {
  const slovak = await newClient(shop.app, 'sk').send(readStaticContents);
  const polish = await newClient(shop.app, 'pl').send(readStaticContents);

  const said = {
    title: 'Zľava 10 %',
    text: '5,99\u00a0€, od 59,90\u00a0€',
    primary: { label: 'Klub', url: '/pomoc/klub/' },
  };
  expect(slovak.body.contents.club).toMatchObject(said);
  expect(polish.body.contents.club).toBeNull();
});
