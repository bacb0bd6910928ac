import { createGoodsCounts, type GoodsCounts } from './goods-counts.ts';

test('while products cannot be counted the menu has the former numbers, or none, and one request a minute tries again (B9)', async () => {
  let minute = 0;
  let answer: GoodsCounts | null = null;
  let asked = 0;
  const said: string[] = [];
  const countsOf = createGoodsCounts({
    now: () => new Date(minute * 60_000),
    async count() {
      asked += 1;
      if (!answer) throw new Error('no database');
      return answer;
    },
    log: { error: (_, message) => said.push(message) },
  });

  const seen = [await countsOf('sk'), await countsOf('sk')];
  minute = 1;
  answer = new Map([[1, 5]]);
  seen.push(await countsOf('sk'));
  minute = 2;
  answer = null;
  seen.push(await countsOf('sk'));

  expect(seen.map((counts) => counts?.get(1))).toEqual([undefined, undefined, 5, 5]);
  expect([asked, said.length]).toEqual([3, 2]);
});
