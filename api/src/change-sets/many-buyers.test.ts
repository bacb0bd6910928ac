import { setTimeout as pause } from 'node:timers/promises';
import {
  type BodyOf,
  type CountryCode,
  countries,
  countryCodes,
  readCheckoutInit,
  readHelp,
  readMenu,
  readStaticContents,
} from '@odeta/contracts';
import type { ChangeSet } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { changesOf, FEE_STEP, PRICE_STEP, readFormer, textsOf } from '../../testing/people/busy-editor.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, startSession, type TestClient } from '../../testing/shop/test-client.ts';

const SKU = 'DRESS-wine-s';
const TOPIC = 'returns';
const BUYERS = 20;
const ROUNDS = 2;
const PIECES = 5000;

let shop: TestShop;
/** The server of the buyers: a process of its own, which learns of changes by asking the database. */
let api: ApiProcess;
let editor: Employee;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date() });
  editor = await openEmployee(shop, 'owner', 'Olga');
  await sql`update stock set on_hand = ${PIECES}`.execute(shop.db);
  api = await startApi(shop.url);
});
afterAll(async () => {
  await api.kill();
  await shop.close();
});

/** What a visitor of the other server reads. */
async function shown(): Promise<string[]> {
  const visitor = newClient(api.app, 'sk');
  const [banner] = /Týždeň \d/.exec(JSON.stringify((await visitor.send(readStaticContents)).body)) ?? [];
  const entry = (await visitor.send(readMenu)).body.entries[0]?.name ?? '';
  const topic = (await visitor.send(readHelp)).body.topics.find(({ key }) => key === TOPIC)?.title ?? '';
  return [banner ?? '', entry, topic];
}

/** However long the other server takes; the time limit of the test bounds it. */
async function untilShown(expected: readonly string[]) {
  while (JSON.stringify(await shown()) !== JSON.stringify(expected)) await pause(50);
}

type Offer = Pick<BodyOf<typeof readCheckoutInit>, 'cartItems' | 'summary'>;

const priceOf = ({ price, pricePromo }: Offer['cartItems'][number]) => pricePromo ?? price;
/** Without what the payment costs, which may be a share of the sum. */
const deliveryOf = (summary?: Offer['summary']) => (summary?.shippingCost ?? 0) - (summary?.paymentFee ?? 0);
const accept = (buyer: TestClient, { cartItems, summary }: Offer) =>
  order(buyer, {
    total: summary.total,
    seen: {
      cartItems: cartItems.map((item) => ({ entryId: item.entryId, quantity: item.quantity, price: priceOf(item) })),
      shippingCost: summary.shippingCost,
    },
  });

interface Tally {
  /** Orders by what was wrong with their total: what the buyer accepted, and what was ordered. */
  wrong: [accepted: number, ordered: number][];
  orders: number;
  refusals: string[];
}

/** Accepts what the page shows until it is ordered; every refusal leads to another look at the page. */
async function buy(buyer: TestClient, tally: Tally, first?: Offer) {
  for (let offer = first; ; offer = undefined) {
    const seen = offer ?? (await buyer.send(readCheckoutInit)).body;
    const { status, body, problem } = await accept(buyer, seen);
    if (status === 200) {
      tally.orders += 1;
      // A lower total for the same goods needs no second look.
      const { total = 0 } = body;
      if (total > seen.summary.total || total <= 0) tally.wrong.push([seen.summary.total, total]);
      return;
    }
    if (problem.code !== 'total-changed') throw new Error(problem.code);
    tally.refusals.push(problem.messages?.[0]?.message ?? '');
  }
}

const stock = async () => {
  const { rows } = await sql<{ sku: string; onHand: number; reserved: number }>`
    select sku, on_hand, reserved from stock join variant v on v.id = variant_id order by sku
  `.execute(shop.db);
  return rows;
};

const prepare = (country: CountryCode, known: TestClient) => prepareBuyer(shop, { [SKU]: 1 }, country, known);

test('twenty buyers in five countries buy while somebody changes prices, fees, a banner, the menu and a help page, and undoes it', async () => {
  const before = await stock();
  const former = await readFormer(editor, { sku: SKU, topic: TOPIC });
  const start = await shown();
  const tally: Tally = { wrong: [], orders: 0, refusals: [] };
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, index) => {
      const country = countryCodes[index % countryCodes.length] as CountryCode;
      return { country, client: await startSession(api.app, country) };
    }),
  );

  let isOver = false;
  const buying = buyers.map(async ({ country, client }) => {
    while (!isOver) await buy(await prepare(country, client), tally);
  });
  const editing = (async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { status, body } = await editor.change(...changesOf(former, round));
      expect(status).toBe(200);
      await untilShown(textsOf(round));
      if (round === ROUNDS) continue;
      await editor.post<{ changeSet: ChangeSet }>(`/changes/${body.changeSet?.id}/undo`);
      await untilShown(start);
    }
  })();
  await editing.finally(() => {
    isOver = true;
  });
  await Promise.all(buying);

  // Everybody has looked at the page when the last change comes.
  const look = async ({ client }: { client: TestClient }) => (await client.send(readCheckoutInit)).body;
  await Promise.all(buyers.map(({ country, client }) => prepare(country, client)));
  const offers = await Promise.all(buyers.map(look));
  const refusedBefore = tally.refusals.length;
  await editor.change(...changesOf(former, ROUNDS + 1));
  await untilShown(textsOf(ROUNDS + 1));
  const looks = await Promise.all(buyers.map(look));
  await Promise.all(buyers.map(({ client }, index) => buy(client, tally, offers[index])));

  const dearer = looks.map(({ cartItems, summary }, index) => [
    priceOf(cartItems[0] as Offer['cartItems'][number]) -
      priceOf(offers[index]?.cartItems[0] as Offer['cartItems'][number]),
    deliveryOf(summary) - deliveryOf(offers[index]?.summary),
  ]);
  expect(dearer.map((amounts) => amounts.map((amount) => amount.toFixed(2)))).toEqual(
    buyers.map(({ country }) =>
      [PRICE_STEP, FEE_STEP].map((step) => (step / 10 ** countries[country].minorDigits).toFixed(2)),
    ),
  );
  expect(tally.wrong).toEqual([]);
  const late = tally.refusals.slice(refusedBefore);
  expect(late).toHaveLength(BUYERS);
  // Each refusal names the goods and the delivery with both prices.
  expect(late.filter((words) => (words.match(/;/g) ?? []).length < 1)).toEqual([]);
  const { rows } = await sql<{ count: number; sum: number }>`
    select count(*)::int as count, sum(quantity)::int as sum from shop_order o join cart_item i on i.cart_id = o.cart_id
  `.execute(shop.db);
  expect(rows).toEqual([{ count: tally.orders, sum: tally.orders }]);
  expect(await stock()).toEqual(
    before.map((one) => (one.sku === SKU ? { ...one, reserved: one.reserved + tally.orders } : one)),
  );
  expect(tally.orders).toBeGreaterThan(2 * BUYERS);
});
