import { type CheckoutInit, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, guestOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import CheckoutPage from './checkout.page.tsx';

const customer = guestOf({
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  postCode: '811 05',
});

/** On a phone. */
async function openCheckout(init: Partial<CheckoutInit>) {
  const { default: checkout } = await messages.sk();
  const ready = checkoutInitOf({ customer, summary: summaryOf({ total: 18.18 }), ...init });
  const storefront = createTestStorefront({ messages: { checkout }, api: [answers(readCheckoutInit, ready)] });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  return { ...page, bar: page.getByRole('region', { name: 'Suma a objednanie' }) };
}

beforeEach(() => {
  sessionStorage.clear();
  const phone = { matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
  Object.assign(globalThis, { matchMedia: () => phone });
});
afterEach(() => {
  Object.assign(globalThis, { matchMedia: undefined });
});

test('on a phone the sum, what is missing and the only order button are in the bar (J6)', async () => {
  const { bar, getAllByRole, getByRole, user } = await openCheckout({ shipping: 'courier', payment: 'cod' });

  expect(bar).toHaveTextContent(/Chýba: Doručenie, Súhlasy.*18,18.€1 ks, s DPH/);

  await user.type(getByRole('textbox', { name: 'Mesto' }), 'Bratislava');
  await user.click(within(bar).getByRole('button', { name: 'Sem doručiť' }));
  await user.click(getByRole('checkbox', { name: /regulationsAgreement/ }));
  expect(bar).not.toHaveTextContent('Chýba');
  expect(getAllByRole('button', { name: 'Objednávka s povinnosťou platby' })).toHaveLength(1);
  expect(within(bar).getByRole('button', { name: 'Objednávka s povinnosťou platby' })).toBeVisible();
});
