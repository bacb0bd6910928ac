import { type CheckoutInit, chooseShipping, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import CheckoutPage from '../page/checkout.page.tsx';
import { createCheckoutStore } from '../state/checkout.store.ts';

const last = {
  shippingName: 'Kuriér na adresu',
  pointName: null,
  paymentName: 'Dobierka',
  shippingCost: 4.99,
  lapsed: [],
} satisfies CheckoutInit['lastOrder'];

async function openCheckout(lastOrder: NonNullable<CheckoutInit['lastOrder']>, shipping: string | null = 'courier') {
  const { default: checkout } = await messages.sk();
  const summary = summaryOf({ shippingCost: 5.19, selectedShippingCost: 5.19 });
  const init = checkoutInitOf({ lastOrder, shipping, payment: shipping && 'cod', summary });
  const storefront = createTestStorefront({ messages: { checkout }, api: [answers(readCheckoutInit, init)] });
  await storefront.storeOf(createCheckoutStore).load();
  return renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
}

test('a returning customer sees the preselected delivery and payment and their changed price (J2)', async () => {
  const page = await openCheckout(last);

  expect(page.getByText(/Vyplnili sme to, čo pri poslednej objednávke: Kuriér na adresu, Dobierka\./)).toBeVisible();
  expect(page.getByText(/teraz stoja 5,19\s€, naposledy 4,99\s€/)).toBeVisible();
  expect(page.getByRole('radio', { name: /Kuriér/ })).toBeChecked();
});

test('the note names the choices in the language of the page, which may have been another one for the last order (J2)', async () => {
  const page = await openCheckout({ ...last, shippingName: 'Courier', paymentName: 'Cash on delivery' });

  expect(page.getByText(/pri poslednej objednávke: Kuriér na adresu, Dobierka\./)).toBeVisible();
});

test('the note goes with the prefilled choice, and its price is not compared with that of nothing (J2)', async () => {
  const page = await openCheckout(last);
  const summary = summaryOf({ shippingCost: 0, selectedShippingCost: null });
  page.storefront.prepare(
    answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: null, summary }),
  );

  await page.user.click(page.getByRole('radio', { name: /Kuriér/ }));

  expect(page.queryByText(/Vyplnili sme|teraz stoja/)).not.toBeInTheDocument();
});

test('a closed pickup point and an unavailable payment are named, with a request to choose others (J2)', async () => {
  const page = await openCheckout({ ...last, pointName: 'BalíkoBOX Račianska', lapsed: ['point', 'payment'] });

  expect(page.getByText('Výdajné miesto „BalíkoBOX Račianska“ je zatvorené. Vyberte iné.')).toBeVisible();
  expect(page.getByText('Platbu „Dobierka“ teraz nie je možné vybrať. Vyberte inú.')).toBeVisible();
});

test('when the last delivery is no longer offered, only that message is shown (J2)', async () => {
  const page = await openCheckout({ ...last, lapsed: ['shipping'] }, null);

  expect(page.getByText(/„Kuriér na adresu“ z poslednej objednávky už neponúkame/)).toBeVisible();
  expect(page.queryByText(/Vyplnili sme/)).not.toBeInTheDocument();
});
