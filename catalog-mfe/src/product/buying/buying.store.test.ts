import { addItem } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createBuyingStore } from './buying.store.ts';

async function setUp(answer: ReturnType<typeof answers>) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api: [answer], messages: { catalog } });
  return { storefront, store: storefront.storeOf(createBuyingStore) };
}

const added = answers(
  addItem,
  cartAnswerOf([
    cartItemOf({ entryId: '1' }),
    cartItemOf({ entryId: '2' }),
    cartItemOf({ entryId: '3', checked: false }),
  ]),
);

test('one piece of the variant is added by default', async () => {
  const { storefront, store } = await setUp(added);

  await store.add('12', 'Vlnený kabát, béžová, 38');

  expect(storefront.sent[0]).toMatchObject({ path: '/checkout/items/add', payload: { variantId: '12', quantity: 1 } });
});

test('the cart count excludes items that are not ticked', async () => {
  const { storefront, store } = await setUp(added);
  const counts: number[] = [];
  storefront.events.on('cart.changed', ({ cartItemsCount }) => counts.push(cartItemsCount));

  await store.add('12', 'Vlnený kabát, béžová, 38');

  expect(counts).toEqual([2]);
});

test('only the piece that was added is reported (N3)', async () => {
  const cart = cartAnswerOf([cartItemOf({ id: '11' }), cartItemOf({ entryId: '2', id: '12', quantity: 3 })]);
  const { storefront, store } = await setUp(answers(addItem, cart));
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));

  await store.add('12', 'Vlnený kabát, béžová, 38');

  expect(reported).toMatchObject([{ fact: 'items-added', items: [{ id: '12', quantity: 1 }] }]);
});

test('the added item is shown with its quantity in the cart until the drawer is closed', async () => {
  const { store } = await setUp(
    answers(addItem, cartAnswerOf([cartItemOf({ entryId: '2', id: '12', name: 'Vlnený kabát', quantity: 2 })])),
  );

  await store.add('12', 'Vlnený kabát, béžová, 38');

  expect(store.state).toMatchObject({ drawer: 'added', added: { item: { id: '12', quantity: 2 } } });
  store.close();
  expect(store.state.drawer).toBeNull();
});

test('returning from the cart with the back button closes the drawer', async () => {
  const { store, storefront } = await setUp(answers(addItem, cartAnswerOf([cartItemOf({ id: '12' })])));
  await store.add('12', 'Kabát');

  storefront.events.emit('page.restored', {});

  expect(store.state.drawer).toBeNull();
});

test('when the drawer cannot be shown, an alert names the added product and links to the cart', async () => {
  const { storefront, store } = await setUp(answers(addItem, cartAnswerOf([cartItemOf({ id: '12' })])));
  await store.add('12', 'Vlnený kabát, béžová, 38');

  store.sayInWords();

  expect(store.state.drawer).toBeNull();
  expect(storefront.storeOf(createAlertsStore).state.alerts).toMatchObject([
    {
      type: 'success',
      message: 'Pridané do košíka: Vlnený kabát, béžová, 38.',
      link: { label: 'Zobraziť košík', url: '/cart' },
    },
  ]);
});

test('when fewer pieces are available than requested, the available pieces are added and reported (R17, N3)', async () => {
  const cart = cartAnswerOf([cartItemOf({ id: '12', quantity: 3 })]);
  const { storefront, store } = await setUp(answers(addItem, { ...cart, added: 1 }));
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));

  await store.add('12', 'Kabát', 2);

  expect(storefront.sent[0]).toMatchObject({ payload: { quantity: 2, orFewer: true } });
  expect(store.state).toMatchObject({ drawer: 'added', added: { pieces: 1, wanted: 2 } });
  expect(reported).toMatchObject([{ items: [{ quantity: 1 }] }]);
});

test('a second click during the request adds nothing', async () => {
  const { storefront, store } = await setUp(added);

  await Promise.all([store.add('12', 'Kabát'), store.add('12', 'Kabát')]);

  expect(storefront.sent).toHaveLength(1);
});

test("the server's reason is shown next to the button and not as an alert", async () => {
  const messagesOfServer = [
    { type: 'error' as const, message: 'Tento variant sa práve vypredal.', autoclose: true, closable: true },
  ];
  const { storefront, store } = await setUp(
    refuses(addItem, { code: 'sold-out', status: 409, messages: messagesOfServer }),
  );

  await store.add('12', 'Kabát');

  expect(store.state).toMatchObject({ status: 'idle', problem: { text: 'Tento variant sa práve vypredal.' } });
  expect(storefront.storeOf(createAlertsStore).state.alerts).toEqual([]);
});

test('adding without a connection shows a network error', async () => {
  const { store } = await setUp(unreachable(addItem));

  await store.add('12', 'Kabát');

  expect(store.state.problem).toMatchObject({ key: 'network' });
});

test('another choice clears the error', async () => {
  const { store } = await setUp(unreachable(addItem));
  await store.add('12', 'Kabát');

  store.forget();

  expect(store.state).toMatchObject({ problem: null, isSizeMissing: false });
});
