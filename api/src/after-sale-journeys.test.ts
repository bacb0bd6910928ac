import {
  type BodyOf,
  type CountryCode,
  cancelOrder,
  countryCodes,
  declareWithdrawal,
  openReturn,
  readAfterSale,
  readConfirmInit,
  readOrder,
} from '@odeta/contracts';
import type { listStaffRefunds } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { emptyOrders } from '../testing/database/empty-orders.ts';
import { meetCustomer } from '../testing/people/account.ts';
import { customers, order, prepareBuyer } from '../testing/people/buyer.ts';
import { type Employee, openEmployee } from '../testing/people/employee.ts';
import { complaint, returnForm, withReason } from '../testing/people/returner.ts';
import { openWarehouse } from '../testing/people/warehouse.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../testing/shop/shop.ts';
import { startSession } from '../testing/shop/test-client.ts';
import { ORDER_LINK_PATH, orderTokenOf } from './orders/order-link/order-link.ts';

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service');
});
beforeEach(() => emptyOrders(shop.db));
afterAll(() => shop.close());

/** Two valid accounts of each country: the second one is named with a complaint. */
const accounts: Record<CountryCode, [string, string]> = {
  pl: ['PL61109010140000071219812874', 'PL27114020040000300201355387'],
  sk: ['SK3112000000198742637541', 'SK6807200002891987426353'],
  hu: ['HU42117730161111101800000000', 'HU93116000060000000012345676'],
  ro: ['RO49AAAA1B31007593840000', 'RO09BCYP0000001234567890'],
  ua: ['UA213223130000026007233566001', 'UA903052992990004149123456789'],
};

const cases = countryCodes.flatMap((country) =>
  (['a guest with the link of an e-mail', 'a customer'] as const).map((who) => [who, country] as const),
);

/** An order on delivery of three dresses, and the browser in which its buyer returns to it. */
async function meet(who: (typeof cases)[number][0], country: CountryCode) {
  const isGuest = who !== 'a customer';
  const email = isGuest ? (customers[country].email ?? '') : `${crypto.randomUUID()}@example.sk`;
  const known = isGuest ? undefined : await meetCustomer(shop, country, { email });
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 2, 'DRESS-wine-m': 1 }, country, known);
  await order(buyer);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;
  const client = isGuest ? await startSession(shop.app, country) : buyer;
  if (isGuest) await client.sendRaw({ method: 'GET', url: `${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, id)}` });
  const after = async () => (await client.send(readAfterSale, { orderId: id })).body.afterSale;
  const { rows } = await sql<{ email: string }>`select email from shop_order where id = ${id}`.execute(shop.db);
  return { client, id, number, email: rows[0]?.email ?? '', after, warehouse: openWarehouse(shop.app, number) };
}

const dueIn = async (orderId: string) => {
  const { rows } = await sql<{ due: string | null }>`
    select sum(amount) as due from ledger_entry where order_id = ${orderId} and account = 'due'
  `.execute(shop.db);
  return Number(rows[0]?.due ?? 0);
};

test.each(cases)(
  '%s in %s cancels an order of which nothing is packed, and nothing is collected or owed (P5)',
  async (who, country) => {
    const { client, id, after, warehouse } = await meet(who, country);

    expect((await client.send(cancelOrder, { orderId: id })).status).toBe(200);

    expect(await warehouse.order()).toMatchObject({ state: 'cancelled', toTransfer: 0 });
    expect(await after()).toMatchObject({ mayCancel: false, withdrawal: null, refunds: [] });
    expect(await dueIn(id)).toBe(0);
  },
);

test.each(cases)(
  '%s in %s withdraws from one piece, returns another and complains about the third, and each refund has its account (P6)',
  async (who, country) => {
    const { client, id, number, email, after, warehouse } = await meet(who, country);
    const [account, other] = accounts[country];
    await warehouse.deliver();
    const [two = '', one = ''] = (await client.send(readOrder, { orderId: id })).body.order.items.map(
      (item) => item.lineId,
    );
    const receive = (lineId: string, returnNumber?: string) =>
      warehouse.report('return-received', {
        ...(returnNumber && { returnNumber }),
        ...{ pieces: [{ lineId, quantity: 1 }], sellable: true },
      });
    const holder = 'Jana';

    const withdrawn = await client.send(declareWithdrawal, {
      ...{ name: holder, orderNumber: number, email, scope: 'part', goods: '', holder, bankAccount: account },
      lines: [{ lineId: two, quantity: 1 }],
    });
    expect([withdrawn.status, withdrawn.body.parcels]).toEqual([200, { stopped: 0, underWay: 0, delivered: 1 }]);
    await receive(two);

    const money = { refundMethod: 'bank-account', holder } as const;
    const returned = await client.send(openReturn, returnForm(id, two, { ...money, bankAccount: account }));
    await receive(two, returned.body.number);

    const defect = { ...complaint, ...money, bankAccount: other, lines: withReason(one, 'seam') };
    const complained = await client.send(openReturn, returnForm(id, one, defect));
    expect([returned.status, complained.status]).toEqual([200, 200]);
    await receive(one, complained.body.number);
    await warehouse.report('return-answered', { returnNumber: complained.body.number, outcome: 'refund' });

    const { returns, refunds } = await after();
    expect(returns.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'complaint sent',
      'declaration sent',
    ]);
    expect(refunds).toHaveLength(3);
    const { toTransfer } = await warehouse.order();
    expect(toTransfer).toBeCloseTo(
      refunds.reduce((sum, { amount }) => sum + amount, 0),
      2,
    );
    const { transfers } = (await service.get<BodyOf<typeof listStaffRefunds>>('/refunds')).body;
    const named = (one: string) => transfers.filter(({ bankAccount }) => bankAccount === one).length;
    expect([named(account), named(other)]).toEqual([2, 1]);

    for (const { amount } of refunds) {
      expect((await warehouse.report('refunded', { amount })).body).toMatchObject({ outcome: 'applied' });
    }
    expect((await after()).refunds.filter(({ doneAt }) => doneAt === null)).toEqual([]);
    expect(await warehouse.order()).toMatchObject({ toTransfer: 0 });
    expect(await dueIn(id)).toBe(0);
  },
);
