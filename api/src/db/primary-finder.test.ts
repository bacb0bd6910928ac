import { eachServer, hostOf, isDatabaseUrl } from './database-hosts.ts';
import { createPrimaryFinder } from './primary-finder.ts';

const URL_OF_TWO = 'postgres://shop:p%40ss@a:5433,[::1]/shop?sslmode=disable';
const [first = '', second = ''] = eachServer(URL_OF_TWO);

/** A finder with answers by address: a timeline, `null` for a standby, or none. */
function open(answers: Record<string, string | null>) {
  const asked: string[] = [];
  const finder = createPrimaryFinder(URL_OF_TWO, async (url) => {
    asked.push(url);
    const answer = answers[url];
    if (answer === undefined) throw new Error('gone');
    return answer;
  });
  return { finder, asked };
}

const connectionTo = (url: string) => {
  const destroy = jest.fn();
  return { host: hostOf(url), destroy, whenEnded: () => undefined };
};

test('an address with several servers is one address for each', () => {
  expect(eachServer(URL_OF_TWO)).toEqual([
    'postgres://shop:p%40ss@a:5433/shop?sslmode=disable',
    'postgres://shop:p%40ss@[::1]/shop?sslmode=disable',
  ]);
  expect(eachServer(URL_OF_TWO).map(hostOf)).toEqual([
    { name: 'a', port: 5433 },
    { name: '::1', port: 5432 },
  ]);
});

test.each([
  ['postgres://shop@a/shop', true],
  ['postgresql://a:1,b:2/shop', true],
  ['postgres://a:1,b:x/shop', false],
  ['mysql://a/shop', false],
  ['a:5432', false],
])('%s is an address of a database: %s', (url, expected) => {
  expect(isDatabaseUrl(url)).toBe(expected);
});

test('the server that can be written to is the primary, and is asked for once', async () => {
  const { finder, asked } = open({ [first]: null, [second]: '00000001' });

  const found = [await finder.find(), await finder.find()];

  expect(found).toEqual([hostOf(second), hostOf(second)]);
  expect(asked).toHaveLength(2);
});

test('of two that can be written to, the primary is the one that was promoted later, and connections to the other are cut', async () => {
  const answers: Record<string, string | null> = { [first]: '0000000F' };
  const { finder } = open(answers);
  await finder.find();
  const old = connectionTo(first);
  finder.opened(old);

  answers[second] = '00000010';
  await finder.check();

  expect(await finder.find()).toEqual(hostOf(second));
  expect(old.destroy).toHaveBeenCalledTimes(1);
});

test('while no server is the primary, the search fails with an error that is answered as busy, and the next search asks all servers again', async () => {
  const answers: Record<string, string | null> = { [first]: null };
  const { finder } = open(answers);

  await expect(finder.find()).rejects.toMatchObject({ code: '57P03' });
  answers[second] = '00000002';

  expect(await finder.find()).toEqual(hostOf(second));
});

test('a single server is not asked', async () => {
  const finder = createPrimaryFinder('postgres://a/shop', () => Promise.reject(new Error('asked')));

  expect(await finder.find()).toBeNull();
  await finder.check();
});
