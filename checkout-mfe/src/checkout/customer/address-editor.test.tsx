import { AddressFieldsSchema, createShippingAddress } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, guestOf, summaryOf } from '@odeta/contracts/testing';
import { act, answers, createTestStorefront, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import * as v from 'valibot';
import { messages } from '../../messages/index.ts';
import CheckoutPage from '../page/checkout.page.tsx';
import { createPlacingStore } from '../placing/placing.store.ts';
import { noRefusal } from '../placing/placing-machine.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

const gift = {
  ...v.parse(AddressFieldsSchema, {
    firstName: 'Viera',
    lastName: 'Hrušková',
    street: 'Hlavná',
    streetNumber: '7',
    postCode: '917 01',
    city: 'Trnava',
  }),
  id: '7',
};

beforeEach(() => sessionStorage.clear());

test('an address refused by the server opens in the editor at the wrong field and can be corrected (H22, M7)', async () => {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({ messages: { checkout } });
  const init = checkoutInitOf({
    customer: guestOf(),
    shipping: 'courier',
    shippingPayment: [deliveryMethodOf({ key: 'courier' })],
    shippingAddress: [gift],
    shippingAddressId: '7',
  });
  Object.assign(storefront.storeOf(createCheckoutStore).state, init, { status: 'ready' });
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  await page.findByRole('button', { name: 'Nová adresa' });

  await act(async () => {
    const refusal = { ...noRefusal(), forms: { shippingAddress: { street: 'Ulica nesedí' } } };
    storefront.storeOf(createPlacingStore).state.placing = { status: 'refused', refusal };
  });

  const street = await waitFor(() => {
    const field = page.container.querySelector<HTMLInputElement>('#shipping-street');
    expect(field).toHaveFocus();
    return field as HTMLInputElement;
  });
  expect(street).toHaveValue('Hlavná');
  expect(street).toHaveAccessibleDescription('Ulica nesedí');

  const right = { ...gift, id: '8', street: 'Dlhá' };
  const taken = { shippingAddress: [right, gift], shippingAddressId: '8', postcode: true, summary: summaryOf() };
  storefront.prepare(answers(createShippingAddress, taken));
  await page.user.clear(street);
  await page.user.type(street, 'Dlhá');
  await page.user.click(page.getByRole('button', { name: 'Doručiť sem' }));

  expect(await page.findByRole('radio', { name: /Dlhá 7/ })).toBeChecked();
  await page.user.click(page.getByRole('button', { name: 'Nová adresa' }));
  expect(page.container.querySelector('#shipping-street')).toHaveValue('');
});
