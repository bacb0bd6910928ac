import { openReturn, quoteReturn, readReturnOffer } from '@odeta/contracts';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { returnOffer } from '../../testing/returns.ts';
import { createReturnFormStore } from './return-form.store.ts';

const { orderId } = returnOffer();
const sums = { goods: 39.99, fee: 2.9, wayCost: 0, onVoucher: 0, refund: 37.09 };
const quotes = answers(quoteReturn, sums);
const offers = answers(readReturnOffer, { offer: returnOffer() });

test('a refund response that arrives after its items were deselected is ignored (P6)', async () => {
  const gate = Promise.withResolvers<void>();
  const late: typeof quotes = { ...quotes, answer: (request) => gate.promise.then(() => quotes.answer(request)) };
  const store = createReturnFormStore(createTestStorefront({ api: [offers, late] }));
  await store.load(orderId, '1');

  const changes = [store.chooseKind('declaration'), store.setQuantity('1', null)];
  gate.resolve();
  await Promise.all(changes);

  expect(store.state.sums).toBeNull();
});

test('a refund computed after a failure clears the error (P6)', async () => {
  const storefront = createTestStorefront({ api: [offers, refuses(quoteReturn, { code: 'internal', status: 500 })] });
  const store = createReturnFormStore(storefront);
  await store.load(orderId, '1');
  await store.chooseKind('declaration');
  expect(store.state.problem).not.toBeNull();
  storefront.prepare(quotes);

  await store.choose('returnType', 'courier');

  expect(store.state).toMatchObject({ problem: null, sums });
});

test('a late refund response does not clear the error of a return that could not be sent (P6)', async () => {
  const gate = Promise.withResolvers<void>();
  const late: typeof quotes = { ...quotes, answer: (request) => gate.promise.then(() => quotes.answer(request)) };
  const refused = refuses(openReturn, { code: 'internal', status: 500 });
  const store = createReturnFormStore(createTestStorefront({ api: [offers, late, refused] }));
  await store.load(orderId, '1');
  const change = store.chooseKind('declaration');
  store.setReason('1', 'too-small');
  Object.assign(store.state.fields, { refundMethod: 'voucher', returnType: 'box' });
  await store.send();
  expect(store.state.problem).not.toBeNull();

  gate.resolve();
  await change;

  expect(store.state).toMatchObject({ sums });
  expect(store.state.problem).not.toBeNull();
});
