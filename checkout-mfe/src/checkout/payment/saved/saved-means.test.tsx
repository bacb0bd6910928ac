import { confirmByCode, readCheckoutInit, readSavedMeans, requestConfirmingCode } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../../../messages/index.ts';
import { createCheckoutStore } from '../../state/checkout.store.ts';
import { createSavedMeansStore } from '../../state/saved-means.store.ts';
import { SavedMeans } from './saved-means.tsx';

const card = { id: 'x'.repeat(43), payment: 'card', label: '•••• 1234', validUntil: '2028-05' };
const paid = (key: string) => ({ key, name: key, description: '', cost: 0, disabled: false, order: 1 });

async function open(needsConfirmation: boolean, ...api: ReturnType<typeof refuses>[]) {
  const { default: checkout } = await messages.sk();
  const init = checkoutInitOf({
    shippingPayment: [deliveryMethodOf({ payments: [paid('card'), paid('blik')] })],
    ...{ shipping: 'courier', payment: 'card' },
  });
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, init),
      answers(readSavedMeans, { isOffered: true, means: [card], needsConfirmation }),
      ...api,
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const store = storefront.storeOf(createSavedMeansStore);
  await store.load();
  const page = await renderInStorefront(<SavedMeans payment="card" />, { storefront });
  return { ...page, store, storefront };
}

test('in a known browser the saved card is chosen and pays; another card is one press away', async () => {
  const { user, getByRole, store } = await open(false);

  expect(getByRole('radio', { name: /Karta •••• 1234/ })).toBeChecked();
  expect(store.sent()).toEqual({ savedMeansId: card.id });
  await user.click(getByRole('radio', { name: 'Iná karta' }));

  expect(store.sent()).toEqual({});
  expect(store.chosenOf('blik')).toBeNull();
});

test('in a new browser nothing is chosen, and a saved card is confirmed by the code of an e-mail', async () => {
  const wrong = { 'confirmByCode.code': ['Tento kód neplatí'] };
  const { user, getByRole, findByRole, queryByRole, store, storefront } = await open(
    true,
    answers(requestConfirmingCode, {}),
    refuses(confirmByCode, { code: 'validation', status: 422, validation: wrong }),
  );
  expect(store.sent()).toEqual({});
  await user.click(getByRole('radio', { name: /Karta •••• 1234/ }));
  expect(store.isUnconfirmed()).toBe(true);

  await user.click(getByRole('button', { name: 'Poslať kód e-mailom' }));
  const field = await findByRole('textbox', { name: 'Kód z e-mailu' });
  await user.type(field, '111111');
  await user.click(getByRole('button', { name: 'Potvrdiť' }));
  expect(field).toHaveAccessibleDescription('Tento kód neplatí');

  storefront.prepare(answers(confirmByCode, {}));
  await user.click(getByRole('button', { name: 'Potvrdiť' }));

  expect(store.isUnconfirmed()).toBe(false);
  expect(queryByRole('textbox')).toBeNull();
  expect(store.sent()).toEqual({ savedMeansId: card.id });
});
