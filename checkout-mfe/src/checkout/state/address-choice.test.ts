/** @jest-environment @odeta/build/dom-environment */
import { AddressFieldsSchema, chooseShippingAddress, createShippingAddress, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import * as v from 'valibot';
import { shownAddresses } from './address-choice.ts';
import { createCheckoutStore } from './checkout.store.ts';

const addressOf = (id: string, postCode = '949 01') => ({ ...v.parse(AddressFieldsSchema, { postCode }), id });
const book = [addressOf('4'), addressOf('7', '040 01')];
const summary = summaryOf({ total: 15 });

async function loadedCheckout() {
  const storefront = createTestStorefront({
    api: [
      answers(
        readCheckoutInit,
        checkoutInitOf({ shipping: 'courier', shippingAddress: book, shippingAddressId: null }),
      ),
      answers(chooseShippingAddress, ({ shippingAddressId }) => ({ shippingAddressId, postcode: true, summary })),
    ],
  });
  const store = createCheckoutStore(storefront, { entryPause: 0 });
  await store.load();
  storefront.sent.length = 0;
  return { storefront, store, sent: () => storefront.sent.map(({ payload }) => payload) };
}

beforeEach(() => sessionStorage.clear());

test('three addresses are shown: the one for this order only, then the newest ones (K1)', () => {
  const ids = shownAddresses(['3', '12', '0', '5', '9'].map((id) => addressOf(id))).map(({ id }) => id);

  expect(ids).toEqual(['0', '12', '9']);
});

test('an address is sent with the delivery and its own post code; choosing it again deselects it (K2)', async () => {
  const { store, sent } = await loadedCheckout();

  await store.chooseAddress('7', '811 05');
  expect(store.state).toMatchObject({ shippingAddressId: '7', summary });
  await store.chooseAddress('7', '811 05');

  expect(store.state.shippingAddressId).toBeNull();
  expect(sent()).toEqual([
    { shippingAddressId: '7', shipping: 'courier', shippingPostcode: '040 01' },
    { shippingAddressId: null, shipping: 'courier', shippingPostcode: '811 05' },
  ]);
});

test('choosing the billing address clears the selected delivery address (K1, K2)', async () => {
  const { store, sent } = await loadedCheckout();
  await store.chooseAddress('4', '811 05');

  await store.chooseAddress('billing', '811 05');

  expect(store.state.shippingAddressId).toBeNull();
  expect(sent().at(-1)).toMatchObject({ shippingAddressId: null });
});

test('each delivery method recalls its last address during the visit, if that address still exists (K2)', async () => {
  const { store } = await loadedCheckout();
  await store.chooseAddress('7', '811 05');

  const again = await loadedCheckout();
  await again.store.recallAddress('811 05');
  expect(again.store.state.shippingAddressId).toBe('7');

  const other = await loadedCheckout();
  Object.assign(other.store.state, { shipping: 'post' });
  await other.store.recallAddress('811 05');
  expect(other.sent()).toEqual([]);

  const gone = await loadedCheckout();
  Object.assign(gone.store.state, { shippingAddress: [addressOf('4')] });
  await gone.store.recallAddress('811 05');
  expect(gone.sent()).toEqual([]);
});

test('a refused address is deselected, and the server’s message is shown (K2)', async () => {
  const { storefront, store } = await loadedCheckout();
  const words = 'Túto adresu už nemáme.';
  const messages = [{ type: 'error' as const, message: words, autoclose: true, closable: true }];
  storefront.prepare(refuses(chooseShippingAddress, { code: 'unknown-address', status: 404, messages }));

  await store.chooseAddress('4', '811 05');

  expect(store.state).toMatchObject({ shippingAddressId: null, problemAt: 'shipping', problem: { text: words } });
});

test('an address whose post code has no delivery is marked as refused (J7)', async () => {
  const { storefront, store } = await loadedCheckout();
  storefront.prepare(answers(chooseShippingAddress, { shippingAddressId: '4', postcode: false, summary }));

  await store.chooseAddress('4', '811 05');

  expect(store.state.isPostCodeRefused).toBe(true);
});

test('a new address is added and selected; the server’s validation errors are returned by field (K3, H22)', async () => {
  const { storefront, store, sent } = await loadedCheckout();
  const { id: _, ...fields } = addressOf('9');
  const validation = { 'shippingAddress.city': ['Zadajte mesto'] };
  storefront.prepare(refuses(createShippingAddress, { code: 'validation', status: 422, validation }));

  await expect(store.createAddress(fields, true)).resolves.toEqual({ city: 'Zadajte mesto' });
  const added = { shippingAddressId: '9', shippingAddress: [addressOf('9'), ...book], postcode: true, summary };
  storefront.prepare(answers(createShippingAddress, added));
  await expect(store.createAddress(fields, false)).resolves.toEqual({});

  expect(store.state.shippingAddressId).toBe('9');
  expect(sent().at(-1)).toMatchObject({ postCode: '949 01', shipping: 'courier', keep: false });
});
