import { chooseLaterItems, readCheckoutInit } from '@odeta/contracts';
import { cartItemOf, checkoutInitOf, deliveryMethodOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import CheckoutPage from '../page/checkout.page.tsx';
import { createCheckoutStore } from '../state/checkout.store.ts';

const courier = deliveryMethodOf({ firstArrivesOn: '2026-11-24', arrivesOn: '2026-12-21' });
const late = { id: '9', entryId: '9', name: 'Vankúš', availability: 2, arrivesOn: '2026-12-21' } as const;
const goods = [cartItemOf({ name: 'Šaty' }), cartItemOf(late)];

async function openCheckout(parts: Parameters<typeof checkoutInitOf>[0]) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf({ cartItems: goods, shipping: 'courier', ...parts })),
      answers(chooseLaterItems, { laterItems: 'separately' }),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  return { ...page, storefront };
}

test('an order with two delivery days can be sent together, or with the items in stock first (I6)', async () => {
  const page = await openCheckout({ shippingPayment: [courier] });

  const choice = await page.findByRole('group', { name: 'Časť tovaru príde neskôr' });
  expect(within(choice).getByRole('radio', { name: /Všetko spolu/ })).toBeChecked();
  expect(within(choice).getByText('Prvý balík: utorok 24. 11., druhý: pondelok 21. 12.')).toBeVisible();
  expect(page.getByText(/Doručenie platíte raz, aj keď prídu dva balíky/)).toBeVisible();
  const panel = within(page.getByRole('complementary'));
  const later = panel.getByRole('list', { name: 'Príde neskôr' });
  expect(within(later).getByText('Vankúš')).toBeVisible();
  // The form of a late date is that of the cart and of the parcels.
  expect(later).toHaveTextContent('doručenie: pondelok 21. 12.');
  expect(later).not.toHaveTextContent('týždne');

  await page.user.click(within(choice).getByRole('radio', { name: /Najprv to, čo je skladom/ }));

  expect(page.storefront.sent.at(-1)).toMatchObject({
    path: '/checkout/later-items',
    payload: { laterItems: 'separately' },
  });
  expect(page.getByRole('radio', { name: /Kuriér.*utorok\s24\.\s11\. a pondelok\s21\.\s12\./ })).toBeChecked();
  expect(panel.getByRole('list', { name: 'Prvý balík: utorok\u00a024.\u00a011.' })).toHaveTextContent('Šaty');
  expect(panel.getByRole('list', { name: 'Druhý balík: pondelok\u00a021.\u00a012.' })).toHaveTextContent('Vankúš');
});

test('no choice of parcels is shown when all items arrive at the same time (I6)', async () => {
  const page = await openCheckout({ shippingPayment: [deliveryMethodOf()] });

  expect(page.queryByText('Časť tovaru príde neskôr')).not.toBeInTheDocument();
});
