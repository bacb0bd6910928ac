import {
  findAccount,
  logIn,
  readAfterLoggingIn,
  readBaseInit,
  readCheckoutInit,
  readCustomer,
  register,
} from '@odeta/contracts';
import { baseInitOf, checkoutInitOf, guestOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import CheckoutPage from '../src/checkout/page/checkout.page.tsx';
import { createCheckoutStore } from '../src/checkout/state/checkout.store.ts';
import { messages } from '../src/messages/index.ts';

const jana = guestOf({
  email: 'jana@example.sk',
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  postCode: '811 05',
  city: 'Bratislava',
  hasAccount: true,
  customerHash: 'a'.repeat(32),
  customerNumber: '20000001',
});

const init = baseInitOf({
  customer: { customerHash: jana.customerHash, firstName: 'Jana', hasAccount: true },
  cartItemsCount: 1,
});

/** A checkout of an unknown visitor; `exist`: whether the e-mail has an account. */
export async function openCheckout({ exist }: { exist: boolean }) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf({ customer: null })),
      answers(findAccount, { exist }),
      answers(logIn, { csrf: 'new' }),
      answers(register, { csrf: 'new', customer: jana }),
      answers(readCustomer, { customer: jana, hurraTagManager: {} }),
      answers(readAfterLoggingIn, checkoutInitOf({ customer: jana })),
      answers(readBaseInit, init),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  const calls = (path: string) => storefront.sent.filter((request) => request.path === path);
  const give = async (email: string) => {
    await page.user.type(page.getByRole('textbox', { name: 'E-mail' }), email);
    await page.user.keyboard('{Enter}');
  };
  return { ...page, storefront, calls, give };
}
