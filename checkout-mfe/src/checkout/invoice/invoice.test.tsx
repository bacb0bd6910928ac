import {
  choosePayment,
  chooseShipping,
  editCustomer,
  placeOrder,
  readBotChallenge,
  readCheckoutInit,
  readInvoiceCompany,
} from '@odeta/contracts';
import { checkoutInitOf, easyBotChallenge, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { customerFieldsOf } from '../form/customer-fields.ts';
import CheckoutPage from '../page/checkout.page.tsx';
import { createCheckoutStore } from '../state/checkout.store.ts';

const fields = customerFieldsOf({
  email: 'jana@example.sk',
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  postCode: '811 05',
  city: 'Bratislava',
});
const customer = { ...fields, customerHash: null, isAuthorized: false, hasAccount: false, customerNumber: null };
const summary = summaryOf({ shippingCost: 5.19, selectedShippingCost: 3.99, total: 18.18 });
const company = {
  company: 'Dielňa, s. r. o.',
  registerId: '35763469',
  taxId: '2020273893',
  vatId: 'SK2020273893',
  street: 'Karadžičova 10',
  postCode: '821 08',
  city: 'Bratislava',
};

/** A checkout that is ready to order; `before` is the company of the visitor's last invoice. */
async function openReadyCheckout(before: typeof company | null) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf({ customer, shipping: 'courier', payment: 'cod', summary })),
      answers(editCustomer, { customer }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'cod', summary }),
      answers(choosePayment, { payment: 'cod', summary }),
      answers(placeOrder, { redirect: '/confirm', listener: null, checker: null, payment: null, hurraTagManager: {} }),
      answers(readBotChallenge, easyBotChallenge),
      answers(readInvoiceCompany, { company: before }),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  await page.user.click(page.getByRole('checkbox', { name: /regulationsAgreement/ }));
  const press = () => page.user.click(page.getByRole('button', { name: 'Objednávka s povinnosťou platby' }));
  const orders = () => storefront.sent.filter(({ path }) => path === placeOrder.path).map(({ payload }) => payload);
  const want = () => page.user.click(page.getByRole('checkbox', { name: 'Chcem faktúru na firmu' }));
  return { ...page, storefront, press, orders, want };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('company details are validated and sent with the order; untouched fields show no error', async () => {
  const { user, press, orders, want, ...page } = await openReadyCheckout(null);
  expect(page.queryByLabelText('IČO')).not.toBeInTheDocument();
  await want();
  const registerId = await page.findByLabelText('IČO');
  expect(page.container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);

  await user.click(registerId);
  await user.paste('35 763 468');
  await user.tab();
  expect(registerId).toHaveAccessibleDescription(/IČO má 8 číslic/);
  expect(page.container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  await press();
  expect(orders()).toEqual([]);
  await waitFor(() => expect(page.getByLabelText('Názov firmy')).toHaveAccessibleDescription(/nemôže byť prázdne/));
  expect(page.getByRole('link', { name: 'Názov firmy' })).toHaveAttribute('href', '#invoice-company');

  const typed = { ...company, registerId: '35 763 469', vatId: '' };
  for (const [name, value] of Object.entries(typed)) {
    const input = page.container.querySelector(`#invoice-${name}`) as HTMLInputElement;
    await user.clear(input);
    await user.click(input);
    await user.paste(value);
  }
  await press();

  await waitFor(() => expect(orders()).toMatchObject([{ invoice: { ...company, vatId: '' } }]));
});

test('a company of which nothing is known starts with the address of the customer, which is not asked twice (K5)', async () => {
  const { want, ...page } = await openReadyCheckout(null);
  await want();
  const field = (name: string) => page.container.querySelector(`#invoice-${name}`);

  await waitFor(() => expect(field('street')).toHaveValue('Šancová 48'));
  expect([field('postCode'), field('city')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '811 05',
    'Bratislava',
  ]);
});

test('the company’s city is suggested from its post code and sent with the order (K5)', async () => {
  const { user, press, orders, want, ...page } = await openReadyCheckout({ ...company, postCode: '', city: '' });
  await want();
  await waitFor(() => expect(page.getByLabelText('IČO')).toHaveValue('35763469'));
  await user.type(page.container.querySelector('#invoice-postCode') as HTMLInputElement, '080 01');
  await user.click(await page.findByRole('button', { name: 'Prešov' }));
  await press();

  await waitFor(() => expect(orders()).toMatchObject([{ invoice: { postCode: '080 01', city: 'Prešov' } }]));
});

test('the company of the last invoice is prefilled, and the server’s error is shown at its field (H22)', async () => {
  const { storefront, press, orders, want, ...page } = await openReadyCheckout(company);
  await want();
  await waitFor(() => expect(page.getByLabelText('IČO')).toHaveValue('35763469'));
  const validation = { 'invoice.taxId': ['Toto DIČ nepoznáme'] };
  storefront.prepare(refuses(placeOrder, { code: 'validation', status: 422, validation }));

  await press();

  expect(await page.findByText('Toto DIČ nepoznáme')).toBeVisible();
  expect(page.getByLabelText('DIČ')).toHaveAccessibleDescription('Toto DIČ nepoznáme');
  expect(orders()).toHaveLength(1);
});

test('an order without a company invoice sends no company details', async () => {
  const { press, orders } = await openReadyCheckout(company);

  await press();

  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders()[0]).not.toHaveProperty('invoice');
});
