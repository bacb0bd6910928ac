import {
  AddressFieldsSchema,
  chooseShippingAddress,
  deleteBookAddress,
  readAddressBook,
  saveBookAddress,
} from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, guestOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import * as v from 'valibot';
import { messages } from '../../messages/index.ts';
import CheckoutPage from '../page/checkout.page.tsx';
import { createCheckoutStore } from '../state/checkout.store.ts';

const typed = { firstName: 'Viera', lastName: 'Hrušková', street: 'Hlavná', streetNumber: '7' };
const gift = {
  ...v.parse(AddressFieldsSchema, { ...typed, postCode: '917 01', city: 'Trnava', mobilePhone: '905123456' }),
  id: '7',
};
const moved = { ...gift, street: 'Dlhá', isDefault: true };

/** A logged-in customer whose parcel goes to an address of the address book, which is the default one. */
async function openCheckout() {
  const { default: checkout } = await messages.sk();
  const init = checkoutInitOf();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readAddressBook, {
        addresses: [{ ...gift, isDefault: true }],
        most: 10,
        validationPatterns: init.validationPatterns,
      }),
      answers(saveBookAddress, { addresses: [moved] }),
      answers(deleteBookAddress, { addresses: [] }),
      answers(chooseShippingAddress, ({ shippingAddressId }) => ({
        shippingAddressId,
        postcode: true,
        summary: summaryOf(),
      })),
    ],
  });
  const place = { street: 'Šancová', streetNumber: '48', postCode: '811 05', city: 'Bratislava' };
  Object.assign(storefront.storeOf(createCheckoutStore).state, init, {
    customer: { ...guestOf({ ...place, firstName: 'Jana', lastName: 'Hrušková' }), hasAccount: true },
    shipping: 'courier',
    shippingPayment: [deliveryMethodOf({ key: 'courier' })],
    shippingAddress: [gift],
    shippingAddressId: '7',
    status: 'ready',
  });
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  const payloadOf = (path: string) => storefront.sent.find((one) => one.path === path)?.payload;
  return { ...page, payloadOf };
}

beforeEach(() => sessionStorage.clear());

test('the chosen address of the address book is changed in the checkout, and stays the default one (P7)', async () => {
  const { user, findByRole, container, getByRole, payloadOf } = await openCheckout();

  await user.click(await findByRole('button', { name: /^Upraviť/ }));
  const street = container.querySelector<HTMLInputElement>('#shipping-street') as HTMLInputElement;
  expect(street).toHaveValue('Hlavná');
  await user.clear(street);
  await user.type(street, 'Dlhá');
  await user.click(getByRole('button', { name: 'Doručiť sem' }));

  expect(await findByRole('radio', { name: /Dlhá 7/ })).toBeChecked();
  expect(payloadOf(saveBookAddress.path)).toMatchObject({ id: '7', street: 'Dlhá', isDefault: true });
  expect(payloadOf(chooseShippingAddress.path)).toMatchObject({ shippingAddressId: '7', shippingPostcode: '917 01' });
});

test('the chosen address of the address book is removed after a question, and the billing address is chosen (P7)', async () => {
  const { user, findByRole, getByRole, queryByRole, payloadOf } = await openCheckout();

  await user.click(await findByRole('button', { name: /^Odstrániť/ }));
  expect(getByRole('group', { name: 'Odstrániť túto adresu? V objednávkach zostane.' })).toBeVisible();
  await user.click(getByRole('button', { name: 'Odstrániť' }));

  await waitFor(() => expect(queryByRole('radio', { name: /Hlavná 7/ })).toBeNull());
  expect(payloadOf(deleteBookAddress.path)).toEqual({ id: '7' });
  expect(payloadOf(chooseShippingAddress.path)).toMatchObject({ shippingAddressId: null, shippingPostcode: '811 05' });
});
