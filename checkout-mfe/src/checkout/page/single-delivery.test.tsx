import { chooseShipping, placeOrder, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, waitFor } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import CheckoutPage from './checkout.page.tsx';

async function openSingle(parts: Parameters<typeof checkoutInitOf>[0] = {}) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf(parts)),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: null, summary: summaryOf() }),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout?single' });
  await page.findByRole('button', { name: 'Pokračovať v objednávke' });
  const goOn = () => page.user.click(page.getByRole('button', { name: 'Pokračovať v objednávke' }));
  return { ...page, storefront, goOn };
}

beforeEach(() => sessionStorage.clear());

test('the `single` parameter shows the delivery as the only step, without an order button (J1)', async () => {
  const { getAllByRole, queryByRole } = await openSingle();

  expect(getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Doručenie',
    'Vaša objednávka',
  ]);
  expect(queryByRole('button', { name: 'Objednávka s povinnosťou platby' })).toBeNull();
  expect(queryByRole('textbox', { name: 'E-mail' })).toBeNull();
});

test('continuing without a delivery shows an error; with a delivery it opens the other steps (J1, J6)', async () => {
  const { goOn, user, getByRole, findByRole, storefront } = await openSingle();

  await goOn();
  expect(getByRole('group', { name: 'Doručenie' })).toHaveAccessibleDescription('Vyberte spôsob doručenia');
  expect(getByRole('link', { name: 'Doručenie' }).closest('[role=alert]')).toHaveFocus();

  await user.click(getByRole('radio', { name: /Kuriér na adresu/ }));
  await goOn();
  expect(await findByRole('heading', { name: 'Platba' })).toBeVisible();
  expect(storefront.sent.filter(({ path }) => path === placeOrder.path)).toEqual([]);
});

test('a pickup delivery without a selected point cannot be continued (J6)', async () => {
  const group = deliveryMethodOf({ key: 'pick_up_point', group: 'pick-up', map: true, name: 'Výdajné miesto' });
  const { goOn, queryByRole, findByRole } = await openSingle({ shippingPayment: [group], shipping: group.key });

  await goOn();

  await waitFor(async () => expect(await findByRole('link', { name: 'Výdajné miesto' })).toBeVisible());
  expect(queryByRole('heading', { name: 'Platba' })).toBeNull();
});
