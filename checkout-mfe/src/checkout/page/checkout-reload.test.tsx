import { editCustomer, findAccount, readBotChallenge, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, easyBotChallenge, guestOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import CheckoutPage from './checkout.page.tsx';

async function openCheckout(init: Parameters<typeof checkoutInitOf>[0] = {}) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf(init)),
      answers(editCustomer, { customer: guestOf() }),
      answers(findAccount, { exist: false }),
      answers(readBotChallenge, easyBotChallenge),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  return renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('entered text and ticked consents are restored when the checkout is opened again (L4)', async () => {
  const first = await openCheckout();
  await first.user.type(first.getByLabelText('Meno'), 'Zuzana');
  await first.user.click(first.getByRole('checkbox', { name: /regulationsAgreement/ }));
  first.unmount();

  const again = await openCheckout();

  expect(again.getByLabelText('Meno')).toHaveValue('Zuzana');
  expect(again.getByRole('checkbox', { name: /regulationsAgreement/ })).toBeChecked();
  expect(again.getByRole('checkbox', { name: /newsletterAgreement/ })).not.toBeChecked();
});

test.each(['jana@example.sk', 'jana@ex'])(
  'the entered e-mail %s is restored after a reload of the e-mail step (K6)',
  async (email) => {
    const first = await openCheckout({ customer: null });
    await first.user.type(first.getByRole('textbox', { name: 'E-mail' }), email);
    first.unmount();

    const again = await openCheckout({ customer: null });

    expect(again.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  },
);

test('a confirmed e-mail stays collapsed after a reload (K6, K9)', async () => {
  const first = await openCheckout({ customer: null });
  await first.user.type(first.getByRole('textbox', { name: 'E-mail' }), 'jana@example.sk');
  await first.user.click(first.getByRole('button', { name: 'Pokračovať' }));
  expect(await first.findByRole('button', { name: 'Zmeniť e-mail' })).toBeVisible();
  first.unmount();

  const again = await openCheckout({ customer: null });

  expect(again.getByRole('button', { name: 'Zmeniť e-mail' })).toBeVisible();
});

test('a ticked consent is not restored when its version has changed', async () => {
  const first = await openCheckout();
  await first.user.click(first.getByRole('checkbox', { name: /regulationsAgreement/ }));
  first.unmount();

  const agreements = checkoutInitOf().agreements.map((agreement) => ({ ...agreement, version: '2' }));
  const again = await openCheckout({ agreements });

  expect(again.getByRole('checkbox', { name: /regulationsAgreement/ })).not.toBeChecked();
});
