import {
  choosePayment,
  chooseShipping,
  chooseShippingPoint,
  createShippingAddress,
  readCheckoutInit,
  readShippingPayment,
} from '@odeta/contracts';
import { customers, fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { closePoint, findPoints, pickUp, takesCash } from '../../testing/people/points.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function meetWithGoods() {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });
  return client;
}

const isPost = ({ shipping }: { shipping: string }) => shipping === 'post_office';

test('choosing a point of the pick-up group does not change the delivery method, and the point is stored (J12)', async () => {
  const client = await meetWithGoods();
  await client.send(chooseShipping, { shipping: 'pick_up_point' });
  const [point] = await findPoints(client, 'Bratislava', isPost);
  if (!point) throw new Error('no point');

  const { body } = await pickUp(client, point.id);
  const { body: init } = await client.send(readCheckoutInit);

  expect(body).toMatchObject({ shipping: 'pick_up_point', shippingPointId: point.id });
  expect(body.shippingPoint).toEqual([{ ...point, distance: null }]);
  expect(body.summary.shippingCost).toBe(2.49);
  expect(init).toMatchObject({
    shipping: 'pick_up_point',
    shippingPointId: point.id,
    shippingPoint: [{ id: point.id }],
  });
});

test('choosing a point with another delivery method selected switches to the method of the point (J12)', async () => {
  const client = await meetWithGoods();
  await client.send(chooseShipping, { shipping: 'courier' });
  const [point] = await findPoints(client, 'Bratislava', isPost);

  const { body } = await pickUp(client, point?.id ?? '', 'courier');

  expect(body).toMatchObject({ shipping: 'post_office', shippingPointId: point?.id, summary: { shippingCost: 1.99 } });
});

test('a payment chosen at the same time as a point stays selected (J5, M1)', async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, meetWithGoods));
  const [near] = clients[0] ? await findPoints(clients[0], 'Bratislava', takesCash) : [];

  await Promise.all(
    clients.flatMap((client) => [pickUp(client, near?.id ?? ''), client.send(choosePayment, { payment: 'card' })]),
  );

  const read = await Promise.all(clients.map((client) => client.send(readCheckoutInit)));
  expect(read.map(({ body }) => body.payment)).toEqual(clients.map(() => 'card'));
});

test('choosing the selected point again deselects it, and it stays in the customer’s list of points (J12)', async () => {
  const client = await meetWithGoods();
  const [first, second] = await findPoints(client, 'Bratislava', isPost);
  await pickUp(client, first?.id ?? '');
  await pickUp(client, second?.id ?? '');

  const { body } = await pickUp(client, second?.id ?? '');

  expect(body).toMatchObject({ shipping: 'pick_up_point', shippingPointId: null });
  expect(body.shippingPoint.map(({ id }) => id)).toEqual([second?.id, first?.id]);
});

test('a payment that the point does not accept is deselected, and cannot be chosen with that point (J5, J9)', async () => {
  const client = await meetWithGoods();
  await client.send(chooseShipping, { shipping: 'pick_up_point' });
  await client.send(choosePayment, { payment: 'cod' });
  const [online] = await findPoints(client, 'Bratislava', (one) => one.shipping !== 'dpd_pickup' && !takesCash(one));

  const { body } = await pickUp(client, online?.id ?? '');
  const refused = await client.send(choosePayment, { payment: 'cod' });
  const { body: offered } = await client.send(readShippingPayment);

  expect(body.payment).toBeNull();
  expect([refused.status, refused.problem.code]).toEqual([409, 'payment-disabled']);
  const group = offered.shippingPayment.find(({ key }) => key === 'pick_up_point');
  expect(group?.payments.find(({ key }) => key === 'cod')).toMatchObject({ disabled: true });
});

test.each([
  ['the group', chooseShipping, () => ({ shipping: 'pick_up_point' })],
  ['a point', chooseShippingPoint, (id: string) => ({ id, shipping: 'courier' })],
] as const)('choosing %s resets the delivery address to the billing address (J5)', async (_, endpoint, inputFor) => {
  const client = await meetWithGoods();
  const { email: __, ...address } = customers.sk;
  await client.send(chooseShipping, { shipping: 'courier' });
  await client.send(createShippingAddress, address);
  await client.send(chooseShipping, { shipping: 'post' });
  const chosenNow = async () => (await client.send(readCheckoutInit)).body.shippingAddressId;
  expect(await chosenNow()).not.toBeNull();
  const [point] = await findPoints(client, 'Bratislava', isPost);

  await client.send(endpoint, inputFor(point?.id ?? '') as never);

  expect(await chosenNow()).toBeNull();
});

test('a point stays selected with its delivery method, and is deselected with another method (J5)', async () => {
  const client = await meetWithGoods();
  const [point] = await findPoints(client, 'Bratislava', isPost);
  await client.send(chooseShipping, { shipping: 'post_office', shippingPointId: point?.id });
  const idNow = async () => (await client.send(readCheckoutInit)).body.shippingPointId;

  await client.send(chooseShipping, { shipping: 'post_office', shippingPostcode: '811 05' });
  expect(await idNow()).toBe(point?.id);
  await client.send(chooseShipping, { shipping: 'courier' });
  expect(await idNow()).toBeNull();
});

test('a closed or unknown point, or a point of another country, cannot be chosen', async () => {
  const client = await meetWithGoods();
  const [closed] = await findPoints(client, 'Nitra');
  await closePoint(shop, closed?.id ?? '');
  const [polish] = await findPoints(await startSession(shop.app, 'pl'), 'Warszawa');

  const codes = [];
  for (const id of [closed?.id, 'SK1#balikobox', polish?.id]) {
    const { status, problem, messages } = await pickUp(client, id ?? '');
    codes.push([status, problem.code, messages.length]);
  }

  expect(codes).toEqual([
    [409, 'point-closed', 1],
    [404, 'unknown-point', 1],
    [404, 'unknown-point', 1],
  ]);
});

test('an order to a closed point is refused with three near points that accept the payment, and works with one of them (M7)', async () => {
  const buyer = await prepareBuyer(shop);
  await buyer.send(chooseShipping, { shipping: 'pick_up_point' });
  const [point] = await findPoints(buyer, 'Bratislava', (one) => isPost(one) && takesCash(one));
  await pickUp(buyer, point?.id ?? '');
  expect((await buyer.send(choosePayment, { payment: 'cod' })).status).toBe(200);
  await closePoint(shop, point?.id ?? '');

  const { status, problem } = await order(buyer);
  const { body: init } = await buyer.send(readCheckoutInit);

  expect([status, problem.code, problem.body.reloadShipping]).toEqual([409, 'point-closed', true]);
  const offered = problem.body.shippingPoints as Awaited<ReturnType<typeof findPoints>>;
  expect(offered).toHaveLength(3);
  expect(offered.every((one) => takesCash(one) && one.id !== point?.id)).toBe(true);
  expect(offered.map(({ distance }) => distance)).toEqual(
    offered.map(({ distance }) => distance).sort((a, b) => (a ?? 0) - (b ?? 0)),
  );
  expect(init.shippingPointId).toBeNull();

  await pickUp(buyer, offered[0]?.id ?? '');
  expect((await order(buyer)).status).toBe(200);
  const { pointId } = await shop.db.selectFrom('shopOrder').select('pointId').executeTakeFirstOrThrow();
  expect(pointId).not.toBeNull();
});

test('an order with a point delivery but without a point is a validation error (J6)', async () => {
  const buyer = await prepareBuyer(shop);
  await buyer.send(chooseShipping, { shipping: 'pick_up_point' });
  await buyer.send(choosePayment, { payment: 'cod' });

  const { problem } = await order(buyer);

  expect(problem).toMatchObject({ code: 'validation', validation: { 'cart.shippingPoint': [expect.any(String)] } });
});
