import { type AddressFields, amendOrder, readAmendOffer, readOrder } from '@odeta/contracts';
import { addSize, amendNow, meetAmender, offerOf } from '../../testing/people/amender.ts';
import { customers } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addSize(shop, 'l');
});
afterAll(() => shop.close());

const { email: _, ...fields } = customers.sk;
const elsewhere = {
  ...fields,
  street: 'Hlavná',
  streetNumber: '7',
  postCode: '04001',
  city: 'Košice',
} as AddressFields;
const company = {
  ...{ company: 'Lipa s. r. o.', taxId: '2020273893', registerId: '35757442', vatId: '' },
  ...{ street: 'Lipová 3', postCode: '81101', city: 'Bratislava' },
};
const emailsOf = (orderId: string) =>
  shop.db.selectFrom('outbox').select('key').where('key', 'like', `order-amended:${orderId}%`).execute();

test.each([
  ['a wrong post code', { shippingAddress: { ...elsewhere, postCode: '12' } }, ['shippingAddress.postCode']],
  ['a company without its number', { invoice: { ...company, registerId: '' } }, ['invoice.registerId']],
])('%s is refused at its field, and nothing of the amendment is done (H22)', async (_case, part, names) => {
  const { buyer, orderId } = await meetAmender(shop);
  const [line] = (await offerOf(buyer, orderId)).lines;
  const lines = [{ lineId: line?.lineId ?? '', quantity: 1, variantId: null }];

  const { status, problem } = await amendNow(buyer, orderId, { lines, ...part });

  expect([status, Object.keys(problem.validation)]).toEqual([422, names]);
  const { order } = (await buyer.send(readOrder, { orderId })).body;
  expect([order.reducedBy, await emailsOf(orderId)]).toEqual([0, []]);
});

test('a line may be removed as long as other goods remain (P5)', async () => {
  const mayRemove = async (goods: Record<string, number>) => {
    const { buyer, orderId } = await meetAmender(shop, goods);
    return (await offerOf(buyer, orderId)).lines.map((line) => line.mayRemove);
  };

  expect(await mayRemove({ 'DRESS-wine-s': 2 })).toEqual([false]);
  expect(await mayRemove({ 'DRESS-wine-s': 2, 'DRESS-wine-m': 1 })).toEqual([true, true]);
});

test('the last piece is not removed: an order without goods is cancelled (P5)', async () => {
  const { buyer, orderId } = await meetAmender(shop, { 'DRESS-wine-s': 1 });
  const [line] = (await offerOf(buyer, orderId)).lines;

  const { status, problem } = await amendNow(buyer, orderId, {
    lines: [{ lineId: line?.lineId ?? '', quantity: 1, variantId: null }],
  });

  expect([line?.mayRemove, status, problem.validation.lines?.length]).toEqual([false, 422, 1]);
});

test('nothing is amended once a piece is packed, and a parcel of the order as it was before is refused (P5, P6)', async () => {
  const { buyer, orderId, warehouse } = await meetAmender(shop);
  await amendNow(buyer, orderId, { shippingAddress: elsewhere });
  const pieces = (await warehouse.openPieces()).slice(0, 1);

  const early = await warehouse.report('packed', { parcel: 'one', pieces, revision: 0 });
  const { version } = await offerOf(buyer, orderId);
  const packed = await warehouse.report('packed', { parcel: 'one', pieces, revision: 1 });
  const late = await buyer.send(amendOrder, { orderId, version, invoice: company });
  const offer = await buyer.send(readAmendOffer, { orderId });

  expect([early.body.reason, packed.body.outcome]).toEqual(['order-amended', 'applied']);
  expect([late.problem.code, offer.problem.code]).toEqual(['order-packed', 'order-packed']);
  expect(late.problem.messages[0]?.message).toContain('nemožno upraviť');
});

test('a warehouse that packs the former size by its line is refused (P6)', async () => {
  const { buyer, orderId, warehouse } = await meetAmender(shop, { 'DRESS-wine-s': 1 });
  const pieces = await warehouse.openPieces();
  const [line] = (await offerOf(buyer, orderId)).lines;
  const variantId = line?.sizes.find(({ size }) => size.endsWith('l'))?.variantId ?? '';
  await amendNow(buyer, orderId, { lines: [{ lineId: line?.lineId ?? '', quantity: 1, variantId }] });

  expect((await warehouse.report('packed', { parcel: 'one', pieces })).body.reason).toBe('unknown-line');
});

test('an order that has changed since it was read is not amended (P5)', async () => {
  const { buyer, orderId, warehouse } = await meetAmender(shop);
  const { version, lines } = await offerOf(buyer, orderId);
  const [line] = lines;
  await warehouse.report('sold-out', { pieces: [{ lineId: line?.lineId ?? '', quantity: 1 }] });

  const { status, problem } = await buyer.send(amendOrder, { orderId, version, shippingAddress: elsewhere });

  expect([status, problem.code]).toEqual([409, 'changed-meanwhile']);
});

test('another visitor neither reads nor amends an order (K3)', async () => {
  const { buyer, orderId } = await meetAmender(shop);
  const { version } = await offerOf(buyer, orderId);
  const other = await startSession(shop.app, 'sk');

  const answers = [
    await other.send(readAmendOffer, { orderId }),
    await other.send(amendOrder, { orderId, version, shippingAddress: elsewhere }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});
