import {
  findAccount,
  logIn,
  readAfterLoggingIn,
  readBaseInit,
  readCheckoutInit,
  readCustomer,
  register,
} from '@odeta/shared/contracts';
import {
  answers,
  baseInitOf,
  checkoutInitOf,
  createTestStorefront,
  guestOf,
  refuses,
  renderInStorefront,
} from '@odeta/shared/testing';
import { messages } from '../../messages/index.ts';
import { CheckoutPage } from '../checkout.page.tsx';
import { createCheckoutStore } from '../checkout.store.ts';

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

async function openCheckout({ exist }: { exist: boolean }) {
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

beforeEach(() => sessionStorage.clear());

test('the steps wait until there is an e-mail, and nothing can be ordered before', async () => {
  const { queryByRole, getByRole, give } = await openCheckout({ exist: false });
  expect(queryByRole('textbox', { name: 'Mesto' })).toBeNull();
  expect(queryByRole('button', { name: /Objednávka s povinnosťou/ })).toBeNull();

  await give('jana@example.sk');

  expect(getByRole('textbox', { name: 'Mesto' })).toBeVisible();
  expect(getByRole('button', { name: /Objednávka s povinnosťou/ })).toBeVisible();
});

test('a wrong e-mail names its cause and stays', async () => {
  const { getByRole, give, calls } = await openCheckout({ exist: false });

  await give('jana.example.sk');

  const field = getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription('Neplatná e-mailová adresa. Chýba v nej znak @');
  expect(field).toHaveFocus();
  expect(calls(findAccount.path)).toEqual([]);
});

test.each([
  ['jana@mailinator.com', /s touto koncovkou správy neposielame/],
  ['jana@YOPMAIL.com', /s touto koncovkou správy neposielame/],
])('an e-mail with an ending that is refused is said at once: %s (H12)', async (email, words) => {
  const { give, calls, getByRole } = await openCheckout({ exist: false });

  await give(email);

  expect(getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(words);
  expect(calls(findAccount.path)).toEqual([]);
});

test('without an account the buyer goes on as a guest, at the first field of the address (K6, K9)', async () => {
  const { findByText, getByRole, give, calls } = await openCheckout({ exist: false });

  await give('new@example.sk');

  expect(await findByText(/Nakupujete bez registrácie/)).toBeVisible();
  expect(calls(findAccount.path)[0]?.payload).toEqual({ email: 'new@example.sk' });
  expect(getByRole('textbox', { name: 'Meno' })).toHaveFocus();
});

test('an account is asked for its password, and the other steps wait (K6)', async () => {
  const { findByLabelText, queryByRole, getByRole, give } = await openCheckout({ exist: true });

  await give('jana@example.sk');

  expect(await findByLabelText('Heslo')).toHaveFocus();
  expect(queryByRole('textbox', { name: 'Mesto' })).toBeNull();
  expect(getByRole('button', { name: 'Pokračovať bez prihlásenia' })).toBeVisible();
});

test('after the log-in the page shows the customer’s data, and the header follows (K7)', async () => {
  const { findByLabelText, findByText, user, give, calls, storefront } = await openCheckout({ exist: true });
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026{Enter}');

  expect(await findByText(/Prihlásený účet: jana@example.sk/)).toBeVisible();
  expect(await findByText('Šancová 48')).toBeVisible();
  expect(calls(logIn.path)[0]?.payload).toEqual({
    email: 'jana@example.sk',
    password: 'Odeta-2026',
    rememberMe: false,
  });
  expect(calls(readAfterLoggingIn.path)).toHaveLength(1);
  expect(calls(readCustomer.path)).toHaveLength(1);
  expect(storefront.session.state).toMatchObject({ hasAccount: true, firstName: 'Jana' });
});

test('a wrong password is said at the field, and the next attempt waits as long as the server says (K7)', async () => {
  const { findByLabelText, findByText, findByRole, user, give, storefront } = await openCheckout({ exist: true });
  const words = 'E-mail alebo heslo nie je správne.';
  const message = { type: 'error' as const, message: words, autoclose: true, closable: true };
  const body = { failureCount: 3, retryAfter: 2 };
  storefront.prepare(refuses(logIn, { code: 'login-failed', status: 401, messages: [message], body }));
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'wrong{Enter}');

  expect(await findByText(words)).toBeVisible();
  expect(await findByRole('button', { name: /Ďalší pokus o \d s/ })).toBeDisabled();
  expect(await findByLabelText('Heslo')).toHaveValue('');
  expect(await findByRole('button', { name: 'Prihlásiť sa' }, { timeout: 4000 })).toBeEnabled();
});

test('an account is made with the consent that it needs, which nobody ticks for the buyer (K8, R7)', async () => {
  const { findByRole, findByLabelText, getByRole, user, give, calls, findByText } = await openCheckout({
    exist: false,
  });
  await give('jana@example.sk');
  await user.click(await findByRole('button', { name: 'Vytvoriť účet' }));
  const consent = await findByRole('checkbox', { name: /spracovaním osobných údajov/ });
  expect(consent).not.toBeChecked();

  await user.type(getByRole('textbox', { name: 'E-mail ešte raz' }), 'jana@example.sk');
  await user.type(getByRole('textbox', { name: 'Meno' }), 'Jana');
  await user.type(getByRole('textbox', { name: 'Priezvisko' }), 'Hrušková');
  await user.type(getByRole('textbox', { name: 'Dátum narodenia' }), '24/03/1990');
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026{Enter}');
  expect(calls(register.path)).toEqual([]);
  expect(await findByText(/Bez súhlasu so spracovaním/)).toBeVisible();

  await user.click(consent);
  await user.click(getByRole('button', { name: 'Vytvoriť účet' }));

  expect(await findByText(/Prihlásený účet: jana@example.sk/)).toBeVisible();
  expect(calls(register.path)[0]?.payload).toMatchObject({
    email: 'jana@example.sk',
    firstName: 'Jana',
    birthday: '1990-03-24',
    rememberMe: true,
    privacyAgreement: true,
  });
});

test('the strength of a password is shown at once and said when the typing rests (H13)', async () => {
  const { findByRole, findByLabelText, user, give, findAllByText } = await openCheckout({ exist: false });
  await give('jana@example.sk');
  await user.click(await findByRole('button', { name: 'Vytvoriť účet' }));

  await user.type(await findByLabelText('Heslo'), 'Odeta-2026');

  const words = await findAllByText('Stredne silné heslo', {}, { timeout: 3000 });
  expect(words.length).toBeGreaterThan(0);
});

test('no password is ever kept in the browser', async () => {
  const { findByLabelText, user, give } = await openCheckout({ exist: true });
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026');

  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Odeta-2026');
});
