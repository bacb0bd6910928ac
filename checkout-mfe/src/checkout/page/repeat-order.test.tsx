import {
  type CheckoutInit,
  choosePayment,
  chooseShipping,
  editCustomer,
  placeOrder,
  readBotChallenge,
  readCheckoutInit,
  repeatedOrderPage,
} from '@odeta/contracts';
import { checkoutInitOf, easyBotChallenge, guestOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import CheckoutPage from './checkout.page.tsx';

const customer = guestOf({
  email: 'jana@example.sk',
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  postCode: '811 05',
  city: 'Bratislava',
  hasAccount: true,
});
const summary = summaryOf({ total: 18.18 });
const [terms, newsletter] = checkoutInitOf().agreements;

/** `agreed` changes the required consent. */
async function openRepeated(agreed: { acceptedBefore: boolean }, parts: Partial<CheckoutInit> = {}) {
  const { default: checkout } = await messages.sk();
  const agreements = [{ ...terms, ...agreed }, newsletter] as CheckoutInit['agreements'];
  const init = checkoutInitOf({ customer, shipping: 'courier', payment: 'cod', summary, agreements, ...parts });
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, init),
      answers(readBotChallenge, easyBotChallenge),
      answers(editCustomer, { customer }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'cod', summary }),
      answers(choosePayment, { payment: 'cod', summary }),
      answers(placeOrder, { redirect: '/confirm', listener: null, checker: null, payment: null, hurraTagManager: {} }),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: repeatedOrderPage });
  const orders = () => storefront.sent.filter(({ path }) => path === placeOrder.path);
  return { ...page, orders };
}

test('a customer who accepted the same terms before repeats the order with one click that confirms them (P5, L4)', async () => {
  const page = await openRepeated({ acceptedBefore: true });

  expect(await page.findByRole('heading', { name: 'Objednať ako naposledy' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Doručenie' })).toHaveTextContent(/Kuriér.*Šancová 48.*811 05 Bratislava/);
  expect(page.getByText(/opäť potvrdzujete to isté znenie/)).toBeVisible();
  expect(page.queryByRole('checkbox', { name: /regulationsAgreement|newsletterAgreement/ })).not.toBeInTheDocument();
  await page.user.click(page.getByRole('button', { name: 'Objednávka s povinnosťou platby' }));

  await waitFor(() => expect(page.orders()).toHaveLength(1));
  expect(page.orders()[0]?.payload).toMatchObject({ basketConsents: ['regulationsAgreement'], total: 18.18 });
});

test('terms not accepted before must be ticked before the order can be repeated (L4, H21)', async () => {
  const page = await openRepeated({ acceptedBefore: false });
  const order = await page.findByRole('button', { name: 'Objednávka s povinnosťou platby' });
  const box = page.getByRole('checkbox', { name: /regulationsAgreement/ });

  await page.user.click(order);
  await waitFor(() => expect(box).toBeInvalid());
  expect(page.orders()).toHaveLength(0);
  await page.user.click(box);
  await page.user.click(order);

  await waitFor(() => expect(page.orders()).toHaveLength(1));
});

test.each<[string, Partial<CheckoutInit>]>([
  ['a payment that cannot be had any more', { payment: null, orderRecapHandledErrors: ['cart.payment'] }],
  ['an address without its street', { customer: { ...customer, street: '' } }],
  ['a buyer who is not logged in', { customer: { ...customer, hasAccount: false } }],
])('with %s, the full checkout is shown (P5, J2)', async (_, parts) => {
  const page = await openRepeated({ acceptedBefore: true }, parts);

  expect(await page.findByRole('heading', { name: 'Objednávka', level: 1 })).toBeVisible();
  expect(page.getByRole('heading', { name: /Platba/, level: 2 })).toBeVisible();
});
