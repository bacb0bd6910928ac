import {
  type CountryCode,
  choosePayment,
  chooseShipping,
  countries,
  editCustomer,
  placeOrder,
  readBotChallenge,
  readCheckoutInit,
} from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, easyBotChallenge, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, waitFor, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { customerFieldsOf } from '../form/customer-fields.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import CheckoutPage from './checkout.page.tsx';

const jana = customerFieldsOf({
  email: 'jana@example.sk',
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  postCode: '81105',
  city: 'Bratislava',
});
const customer = { ...jana, customerHash: null, isAuthorized: false, hasAccount: false, customerNumber: null };
const chosen = summaryOf({ shippingCost: 3.99, selectedShippingCost: 3.99, total: 16.98 });
const withPayment = summaryOf({ shippingCost: 5.19, selectedShippingCost: 3.99, total: 18.18 });

async function openCheckout(init: Parameters<typeof checkoutInitOf>[0] = {}, country: CountryCode = 'sk') {
  const { default: checkout } = await messages[countries[country].language]();
  const storefront = createTestStorefront({
    country,
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf(init)),
      answers(editCustomer, { customer }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: null, summary: chosen }),
      answers(choosePayment, { payment: 'cod', summary: withPayment }),
      answers(placeOrder, { redirect: '/confirm', listener: null, checker: null, payment: null, hurraTagManager: {} }),
      answers(readBotChallenge, easyBotChallenge),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  const press = () => page.user.click(page.getByRole('button', { name: /Objednávka s povinnosťou platby/ }));
  const calls = (path: string) => storefront.sent.filter((request) => request.path === path);
  return { ...page, press, calls };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the page shows the headings of all steps before its data is loaded', async () => {
  const { default: checkout } = await messages.sk();
  const page = await renderInStorefront(<CheckoutPage />, {
    storefront: createTestStorefront({ messages: { checkout } }),
  });

  expect(page.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Objednávka',
    'E-mail',
    'Kontakt',
    'Doručenie',
    'Platba',
    'Súhlasy',
  ]);
});

test('a guest fills in the address, chooses delivery and payment, accepts the terms and places the order', async () => {
  const { user, getByRole, press, calls, findByRole } = await openCheckout();
  await user.click(getByRole('radio', { name: /Kuriér na adresu/ }));
  for (const [label, value] of [
    ['Meno', 'Jana'],
    ['Priezvisko', 'Hrušková'],
    ['Ulica', 'Šancová'],
    ['Číslo domu', '48'],
    ['PSČ', '81105'],
    ['Mesto', 'Bratislava'],
  ] as const) {
    await user.type(getByRole('textbox', { name: label }), value);
  }

  await user.click(await findByRole('radio', { name: /Dobierka/ }));
  await user.click(getByRole('checkbox', { name: /regulationsAgreement/ }));
  await press();
  await waitFor(() => expect(calls(placeOrder.path)).toHaveLength(1));

  expect(calls(placeOrder.path)[0]?.payload).toMatchObject({ basketConsents: ['regulationsAgreement'], total: 18.18 });
  expect(calls(editCustomer.path)[0]?.payload).toMatchObject({ ...jana, postCode: '811 05' });
  expect(calls(chooseShipping.path).at(-1)?.payload).toMatchObject({ shipping: 'courier', shippingPostcode: '811 05' });
});

test('missing entries are listed with links to their fields, the fields show errors, and no order is sent (O1)', async () => {
  const { press, getByRole, getByLabelText, calls, user } = await openCheckout();

  await press();

  await waitFor(() => expect(getByRole('link', { name: 'Priezvisko' }).closest('[role=alert]')).toHaveFocus());
  expect(getByRole('link', { name: 'Súhlas s podmienkami' })).toBeVisible();
  expect(getByLabelText('Priezvisko')).toHaveAccessibleDescription('Toto políčko nemôže byť prázdne');
  expect(getByRole('group', { name: 'Doručenie' })).toHaveAccessibleDescription('Vyberte spôsob doručenia');
  expect(calls(placeOrder.path)).toHaveLength(0);

  await user.click(getByRole('link', { name: 'Doručenie' }));
  expect(getByRole('radio', { name: /Kuriér na adresu/ })).toHaveFocus();
});

test('no consent is ticked in advance, and one checkbox ticks those that an order needs, never advertising (H21)', async () => {
  const { getByRole, user } = await openCheckout();
  const boxes = () => within(getByRole('region', { name: 'Súhlasy' })).getAllByRole('checkbox') as HTMLInputElement[];
  expect(boxes().some((box) => box.checked)).toBe(false);

  const all = getByRole('checkbox', { name: /^Súhlasím so všetkým/ });
  const ticked = () => boxes().flatMap((box) => (box.checked && box !== all ? box.id : []));
  await user.click(all);
  expect(ticked()).toEqual(['regulationsAgreement']);
  expect(all).toBeChecked();

  await user.click(getByRole('checkbox', { name: /newsletterAgreement/ }));
  await user.click(all);
  expect(ticked()).toEqual(['newsletterAgreement']);
});

test('clicking the selected delivery deselects it and hides its payments (J5)', async () => {
  const { user, getByRole, queryByRole, calls } = await openCheckout({ shipping: 'courier', payment: 'cod' });

  await user.click(getByRole('radio', { name: /Kuriér na adresu/ }));

  expect(calls(chooseShipping.path)[0]?.payload).toMatchObject({ shipping: null });
  expect(queryByRole('radio', { name: /Dobierka/ })).toBeNull();
});

test('a delivery whose only payment is disabled is shown as disabled (M1)', async () => {
  const [payment] = deliveryMethodOf().payments;
  const payments = payment ? [{ ...payment, key: 'cod', name: 'Dobierka', disabled: true }] : [];
  const { getByRole } = await openCheckout({
    shippingPayment: [deliveryMethodOf(), deliveryMethodOf({ key: 'post', name: 'Pošta', payments })],
    shipping: 'courier',
  });

  expect(getByRole('radio', { name: /Pošta/ })).toBeDisabled();
});

test('a message reports that the last payment is no longer available, until another one is chosen (J2)', async () => {
  const lapsed = { shipping: 'courier', payment: 'card', orderRecapHandledErrors: ['cart.payment'] };
  const { user, getByRole, queryByText } = await openCheckout(lapsed);
  const explained = () => queryByText('Spôsob platby, ktorý ste si vybrali, už nie je možný. Vyberte, prosím, iný.');
  expect(explained()).toBeVisible();

  await user.click(getByRole('radio', { name: /Dobierka/ }));

  await waitFor(() => expect(explained()).toBeNull());
});

test('a message asks for another payment when the new delivery does not support the selected one (J5)', async () => {
  const { user, storefront, getByRole, findByText } = await openCheckout({ shipping: 'courier', payment: 'cod' });
  const given = { postcode: true, orderRecapHandledErrors: ['cart.payment'], payment: null, summary: chosen };
  storefront.prepare(answers(chooseShipping, given));

  await user.click(getByRole('radio', { name: /Pošta/ }));

  expect(await findByText(/Spôsob platby, ktorý ste si vybrali, už nie je možný/)).toBeVisible();
});

test('a known e-mail is collapsed, and the change button opens and focuses its field', async () => {
  const { user, getByRole, getByText, queryByRole } = await openCheckout({ customer });
  expect(getByText(/jana@example.sk/)).toBeVisible();
  expect(queryByRole('textbox', { name: 'E-mail' })).toBeNull();

  await user.click(getByRole('button', { name: 'Zmeniť e-mail' }));

  expect(getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('the address is saved as soon as it is complete (K9)', async () => {
  const { user, getByLabelText, calls } = await openCheckout({
    customer: { ...customer, city: '' },
    shipping: 'courier',
  });

  await user.type(getByLabelText('Mesto'), 'Bratislava');
  await user.tab();

  expect(calls(editCustomer.path)).toHaveLength(1);
});

test('the payment step is not shown when the total is zero (M2)', async () => {
  const { queryByRole } = await openCheckout({ summary: summaryOf({ total: 0 }), shipping: 'courier' });

  expect(queryByRole('heading', { name: 'Platba' })).toBeNull();
});
