import { readArticle } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = (number: string) => newClient(shop.app, 'sk').send(readArticle, { number });

test('a product is found by its number with any letter case, hyphens or spaces (P15)', async () => {
  for (const number of ['COAT', 'co-at', 'c o a t']) {
    const { body } = await ask(number);
    expect(body.product).toMatchObject({ catalogNumber: 'COAT', url: expect.stringContaining('/p/') });
  }
});

test('an unknown product number is not found, whatever characters it contains (P15)', async () => {
  const numbers = ['999', '---', "' or 1=1 --", '%'];
  const answers = await Promise.all(numbers.map(ask));

  expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 404));
});
