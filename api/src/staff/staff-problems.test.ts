import type { AmendOffer } from '@odeta/contracts';
import { meetAmender } from '../../testing/people/amender.ts';
import { customers } from '../../testing/people/buyer.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

interface Refused {
  why: { reason?: string; values?: object; rules?: Record<string, string> };
}

let shop: TestShop;
let service: Employee;
let editor: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service');
  editor = await openEmployee(shop, 'editor');
});
afterAll(() => shop.close());

test('a refusal has its reason with values, and the rule of each field, for words in any language', async () => {
  const { orderId } = await meetAmender(shop);
  await shop.db.updateTable('shopOrder').set({ paymentState: 'paid' }).where('id', '=', orderId).execute();
  const { version } = (await service.get<{ offer: AmendOffer }>(`/orders/${orderId}/amend`)).body.offer;
  const shippingAddress = { ...customers.sk, postCode: '12' };
  const post = async (path: string, payload: object) =>
    (await service.post<Refused>(`/orders/${orderId}/${path}`, payload)).body.why;

  expect(await post('goodwill', { amount: 900_000, by: 'money', reason: 'Late' })).toMatchObject({
    reason: 'goodwill-share',
    values: { percent: 20 },
  });
  expect(await post('amend', { version, shippingAddress, reason: 'Called' })).toEqual({
    rules: { 'shippingAddress.postCode': 'post-code' },
  });
  expect(await post('notes', { text: ' ' })).toEqual({ rules: { text: 'non_empty' } });
  expect(await post('notes', { text: 'a'.repeat(2001) })).toEqual({ rules: { text: 'max_length?bound=2000' } });
  expect((await editor.get<Refused>(`/orders/${orderId}`)).body.why).toEqual({ reason: 'not-allowed' });
});

test('visitors of the shop get messages only', async () => {
  const answer = await shop.app.inject({ url: '/api/nothing', headers: { host: 'sk.localhost' } });

  expect(answer.json().body).toEqual({});
});
