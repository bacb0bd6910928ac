import { COURIER_NOTE_LENGTH, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createCourierNoteStore } from '../state/courier-note.store.ts';
import { CourierNote } from './courier-note.tsx';

async function openNote(shipping = 'courier') {
  const { default: checkout } = await messages.sk();
  const pickUp = deliveryMethodOf({ key: 'pick_up_point', group: 'pick-up', map: true });
  const init = checkoutInitOf({ shippingPayment: [deliveryMethodOf(), pickUp], shipping });
  const storefront = createTestStorefront({ messages: { checkout }, api: [answers(readCheckoutInit, init)] });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CourierNote />, { storefront });
  return { ...page, store: storefront.storeOf(createCourierNoteStore) };
}

beforeEach(() => sessionStorage.clear());

test('a note for the courier survives a reload, and is sent only to an address', async () => {
  const { user, getByRole, store } = await openNote();
  await user.click(getByRole('button', { name: 'Pridať poznámku pre kuriéra' }));
  expect(getByRole('textbox', { name: 'Poznámka pre kuriéra' })).toHaveFocus();
  await user.keyboard('Kód 1234 ');

  const reloaded = await openNote();
  const atPoint = await openNote('pick_up_point');

  expect(store.sent()).toEqual({ courierNote: 'Kód 1234' });
  expect(reloaded.getAllByDisplayValue('Kód 1234')).toHaveLength(3);
  expect(reloaded.store.sent()).toEqual({ courierNote: 'Kód 1234' });
  expect(atPoint.store.sent()).toEqual({});
});

test('a note that does not fit on a label says so, and keeps what was typed', async () => {
  const { user, getByRole, store } = await openNote();
  await user.click(getByRole('button', { name: 'Pridať poznámku pre kuriéra' }));
  const field = getByRole('textbox', { name: 'Poznámka pre kuriéra' });
  await user.click(field);
  await user.paste('x'.repeat(COURIER_NOTE_LENGTH + 1));

  expect(field).toHaveAccessibleDescription(/Skráťte poznámku na 120 znakov/);
  expect(store.isTooLong()).toBe(true);
  expect(field).toHaveValue('x'.repeat(COURIER_NOTE_LENGTH + 1));
});
