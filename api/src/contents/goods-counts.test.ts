import { createGoodsCounts, type GoodsCounts } from './goods-counts.ts';

const goodsOf = (products: number): GoodsCounts => new Map([[1, { products, discount: null }]]);

function openCounts() {
  const shop = { minute: 0, answer: goodsOf(5) as GoodsCounts | null, gate: Promise.resolve(), asked: 0 };
  const said: string[] = [];
  const countsOf = createGoodsCounts({
    now: () => new Date(shop.minute * 60_000),
    async count() {
      shop.asked += 1;
      await shop.gate;
      if (!shop.answer) throw new Error('no database');
      return shop.answer;
    },
    log: { error: (_, message) => said.push(message) },
  });
  return { shop, said, read: async () => (await countsOf('sk'))?.get(1)?.products };
}

test('while products cannot be counted the menu has the previous counts, or none, and retries once a minute (B9)', async () => {
  const { shop, said, read } = openCounts();
  shop.answer = null;
  const seen = [await read(), await read()];
  shop.minute = 1;
  shop.answer = goodsOf(5);
  seen.push(await read());
  shop.minute = 2;
  shop.answer = null;
  seen.push(await read());

  expect(seen).toEqual([undefined, undefined, 5, 5]);
  expect([shop.asked, said.length]).toEqual([3, 2]);
});

test('the menu does not wait for a hanging database if it has previous counts (B9)', async () => {
  const { shop, read } = openCounts();
  await read();
  const hanging = Promise.withResolvers<void>();
  shop.minute = 1;
  shop.gate = hanging.promise;
  shop.answer = goodsOf(7);

  expect([await read(), await read()]).toEqual([5, 5]);
  hanging.resolve();
  await new Promise(setImmediate);
  expect(await read()).toBe(7);
  expect(shop.asked).toBe(2);
});
