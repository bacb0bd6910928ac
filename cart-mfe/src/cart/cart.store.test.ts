import { type CartItem, changeQuantity, checkItems, readCartInit, validateCart, writeLog } from '@odeta/contracts';
import { cartAnswerOf, cartItemOf, discountCodeOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { createCartStore } from './cart.store.ts';

const shirt = cartItemOf({ entryId: '1', id: '11' });
const coat = cartItemOf({ entryId: '2', id: '12', name: 'Kabát', checked: false });
const dress = cartItemOf({ entryId: '3', id: '13', name: 'Šaty', availability: 3 });

const contentOf = cartAnswerOf;

const initOf = (cartItems: CartItem[]) =>
  answers(readCartInit, {
    ...contentOf(cartItems),
    redirect: null,
    hurraTagManager: {},
    banners: [],
    discountCode: discountCodeOf(),
    savedItemsCount: 0,
    shippingPayment: [],
  });

async function loadedCart(cartItems: CartItem[] = [shirt, coat, dress]) {
  const storefront = createTestStorefront({ api: [initOf(cartItems), answers(writeLog, {})] });
  const store = createCartStore(storefront);
  await store.load(new URLSearchParams());
  storefront.sent.length = 0;
  const counts: number[] = [];
  storefront.events.on('cart.changed', ({ cartItemsCount }) => counts.push(cartItemsCount));
  return { storefront, store, counts };
}

test('the first discount code and the campaign of the URL are sent to the server (I1, G7)', async () => {
  const storefront = createTestStorefront({ api: [initOf([])] });

  await createCartStore(storefront).load(
    new URLSearchParams('RC=D&code=B&rc=C&utm_source=mail&utm_campaign=jesen&x=1'),
  );

  expect(storefront.sent[0]).toMatchObject({
    query: { code: 'B', utm_source: 'mail', utm_campaign: 'jesen' },
    headers: { 'cache-control': 'no-cache', 'new-user': '0' },
  });
  expect(storefront.sent[0]?.query).not.toHaveProperty('RC');
});

test('a cart that fails to load has the status failed and loads on retry', async () => {
  const storefront = createTestStorefront({ api: [unreachable(readCartInit), answers(writeLog, {})] });
  const store = createCartStore(storefront);

  await store.load(new URLSearchParams());
  expect(store.state.status).toBe('failed');

  storefront.prepare(initOf([shirt]));
  await store.load(new URLSearchParams());
  expect(store.state).toMatchObject({ status: 'ready', discountCode: { name: 'SVETER15' } });
});

test('a tick is shown before the response, and the request contains exactly the ticked items', async () => {
  const { storefront, store, counts } = await loadedCart();
  storefront.prepare(answers(checkItems, contentOf([shirt, { ...coat, checked: true }, dress])));

  const asked = store.check('2', true);
  expect(store.state.cartItems[1]?.checked).toBe(true);
  expect(store.state.isSaving).toBe(true);
  await asked;

  expect(storefront.sent[0]?.payload).toEqual({ cartEntryIds: ['1', '2'] });
  expect(store.state.isSaving).toBe(false);
  expect(counts).toEqual([2]);
});

test('ticking all items leaves out sold-out items', async () => {
  const { storefront, store } = await loadedCart();
  storefront.prepare(answers(checkItems, contentOf([shirt, { ...coat, checked: true }, dress])));

  await store.checkAll(true);

  expect(storefront.sent[0]?.payload).toEqual({ cartEntryIds: ['1', '2'] });
});

test('a tick that cannot be saved is reverted, and a network error is shown', async () => {
  const { storefront, store } = await loadedCart();
  storefront.prepare(unreachable(checkItems));

  await store.check('2', true);

  expect(store.state.cartItems[1]?.checked).toBe(false);
  expect(store.state.problem).toEqual({ key: 'network', text: '' });
});

test('only the last of several quick quantity changes is sent to the server', async () => {
  const { storefront, store } = await loadedCart();
  storefront.prepare(answers(changeQuantity, ({ quantity }) => contentOf([{ ...shirt, quantity }, coat, dress])));

  await Promise.all([2, 3, 4, 5].map((quantity) => store.changeQuantity('1', quantity)));

  expect(storefront.sent.map(({ payload }) => (payload as { quantity: number }).quantity)).toEqual([5]);
  expect(store.state.cartItems[0]?.quantity).toBe(5);
});

test('changes reach the server in the order in which they were made', async () => {
  const { storefront, store } = await loadedCart();
  storefront.prepare(answers(checkItems, contentOf([shirt, { ...coat, checked: true }, dress])));
  storefront.prepare(
    answers(changeQuantity, contentOf([{ ...shirt, quantity: 2 }, { ...coat, checked: true }, dress])),
  );

  await Promise.all([store.check('2', true), store.changeQuantity('1', 2)]);

  expect(storefront.sent.map(({ path }) => path)).toEqual(['/checkout/items/check', '/checkout/items/quantity']);
  expect(store.state.cartItems).toMatchObject([{ quantity: 2 }, { checked: true }, {}]);
});

test('when the second of two changes fails, the first one stays', async () => {
  const { storefront, store } = await loadedCart();
  const messages = [{ type: 'error' as const, message: 'Na sklade sú 2 kusy', autoclose: true, closable: true }];
  storefront.prepare(answers(checkItems, contentOf([shirt, { ...coat, checked: true }, dress])));
  storefront.prepare(refuses(changeQuantity, { code: 'not-enough-stock', status: 409, messages }));

  await Promise.all([store.check('2', true), store.changeQuantity('1', 9)]);

  expect(store.state.cartItems).toMatchObject([{ quantity: 1 }, { checked: true }, {}]);
  expect(store.state.problem).toEqual({ key: null, text: 'Na sklade sú 2 kusy' });
});

test.each([
  ['nothing ticked', [coat, dress], 'nothing-selected'],
  ['only sold-out goods', [dress], 'sold-out'],
])('with %s, the checkout is blocked without a request to the server (H23, I8)', async (_, cartItems, key) => {
  const { storefront, store } = await loadedCart(cartItems);

  await expect(store.validate()).resolves.toBe(false);

  expect(store.state.problem?.key).toBe(key);
  expect(storefront.sent).toHaveLength(0);
});

test('when the server refuses the cart, its message is shown and its items replace the cart (I5)', async () => {
  const { storefront, store } = await loadedCart();
  const validation = { valid: false, messages: ['Šaty sú vypredané'] };
  storefront.prepare(answers(validateCart, { validation, cartItems: [dress], summary: summaryOf({ total: 0 }) }));

  await expect(store.validate()).resolves.toBe(false);

  expect(store.state.problem?.text).toBe('Šaty sú vypredané');
  expect(store.state.cartItems).toHaveLength(1);
});

const gone = cartAnswerOf([], { summary: summaryOf({ total: 0 }) });
const refused = { valid: false, messages: ['Musíte vybrať aspoň 1 položku'] };
type Store = ReturnType<typeof createCartStore>;

test.each([
  ['untick', answers(checkItems, gone), ({ check }: Store) => check('1', false)],
  ['quantity', answers(changeQuantity, gone), ({ changeQuantity: change }: Store) => change('1', 2)],
  ['way to the checkout', answers(validateCart, { validation: refused, ...gone }), ({ validate }: Store) => validate()],
])('a %s of a cart that is gone leaves its goods on the page, with the reason', async (_, answer, act) => {
  const { store, storefront } = await loadedCart([shirt]);
  storefront.prepare(answer);

  await act(store);

  expect(store.state).toMatchObject({ problem: { key: 'cart-lost' }, isCartLost: true });
  expect(store.state.cartItems).toEqual([shirt]);
});

test('a valid cart can proceed to checkout', async () => {
  const { storefront, store } = await loadedCart();
  const validation = { valid: true, messages: [] };
  storefront.prepare(answers(validateCart, { validation, cartItems: [shirt], summary: summaryOf() }));

  await expect(store.validate()).resolves.toBe(true);
});
