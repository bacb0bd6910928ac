import { findAccount, logIn, logOut, readAfterLoggingIn, readCustomer, readInvoiceCompany } from '@odeta/contracts';
import { checkoutInitOf } from '@odeta/contracts/testing';
import { answers, refuses, unreachable } from '@odeta/storefront/testing';
import { openCheckout } from '../../../testing/account-checkout.tsx';

beforeEach(() => sessionStorage.clear());

test('logging in shows the customer’s data and updates the session used by the header (K7)', async () => {
  const { findByLabelText, findByText, user, give, calls, storefront } = await openCheckout({ exist: true });
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026{Enter}');

  expect(await findByText(/Prihlásený účet: jana@example.sk/)).toBeVisible();
  expect(await findByText('Jana Hrušková')).toBeVisible();
  expect(calls(logIn.path)[0]?.payload).toEqual({
    email: 'jana@example.sk',
    password: 'Odeta-2026',
    rememberMe: false,
  });
  expect(calls(readAfterLoggingIn.path)).toHaveLength(1);
  expect(calls(readCustomer.path)).toHaveLength(1);
  expect(storefront.session.state).toMatchObject({ hasAccount: true, firstName: 'Jana' });
});

test('after logging in, the focus moves to the text that names the account (K7)', async () => {
  const { findByLabelText, findByText, user, give } = await openCheckout({ exist: true });
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026{Enter}');

  expect(await findByText(/Prihlásený účet: jana@example.sk/)).toHaveFocus();
});

test('an invalid name of a guest does not keep the form open after logging in to an account (K4, K7)', async () => {
  const { findByLabelText, findByText, findByRole, getByRole, queryByRole, user, give, storefront } =
    await openCheckout({
      exist: false,
    });
  await give('new@example.sk');
  await user.type(getByRole('textbox', { name: 'Priezvisko' }), 'R2D2{Tab}');
  expect(getByRole('textbox', { name: 'Priezvisko' })).toBeInvalid();
  storefront.prepare(answers(findAccount, { exist: true }));
  await user.click(getByRole('button', { name: 'Zmeniť e-mail' }));
  const email = await findByRole('textbox', { name: 'E-mail' });
  await user.clear(email);
  await user.type(email, 'jana@example.sk{Enter}');
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026{Enter}');

  expect(await findByText('Jana Hrušková')).toBeVisible();
  expect(queryByRole('textbox', { name: 'Priezvisko' })).toBeNull();
});

test('a wrong password shows an error and blocks the next attempt for the time given by the server (K7)', async () => {
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
  expect(await findByRole('button', { name: 'Prihlásiť sa' })).toBeEnabled();
});

test('the login delay of one e-mail does not apply to another one, and a network error causes no delay (K7)', async () => {
  const { findByLabelText, findByRole, findByText, user, give, storefront } = await openCheckout({ exist: true });
  storefront.prepare(
    refuses(logIn, { code: 'login-failed', status: 401, messages: [], body: { failureCount: 3, retryAfter: 60 } }),
  );
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'wrong{Enter}');
  expect(await findByRole('button', { name: /Ďalší pokus o \d+ s/ })).toBeDisabled();

  await user.click(await findByRole('button', { name: 'Zmeniť e-mail' }));
  const email = await findByRole('textbox', { name: 'E-mail' });
  await user.clear(email);
  await user.type(email, 'peter@example.sk{Enter}');

  expect(await findByRole('button', { name: 'Prihlásiť sa' })).toBeEnabled();

  storefront.prepare(unreachable(logIn));
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026{Enter}');
  expect(await findByText(/pripojenie/)).toBeVisible();
  expect(await findByRole('button', { name: 'Prihlásiť sa' })).toBeEnabled();
  expect(await findByLabelText('Heslo')).toHaveValue('Odeta-2026');
});

test('too many wrong passwords lock the login for 15 minutes, and the guest checkout stays available (K7)', async () => {
  const { findByLabelText, findByText, findByRole, getByRole, user, give, calls, storefront } = await openCheckout({
    exist: true,
  });
  const message = { type: 'error' as const, message: 'Priveľa nesprávnych pokusov.', autoclose: true, closable: true };
  const body = { failureCount: 6, retryAfter: 900 };
  storefront.prepare(refuses(logIn, { code: 'login-blocked', status: 429, messages: [message], body }));
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'wrong{Enter}');

  expect(await findByText('Priveľa nesprávnych pokusov.')).toBeVisible();
  expect(getByRole('button', { name: 'Ďalší pokus o 15 min' })).toBeDisabled();
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026{Enter}');
  expect(calls(logIn.path)).toHaveLength(1);

  const later = Date.now() + 900_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await findByRole('button', { name: 'Prihlásiť sa' })).toBeEnabled();
  clock.mockRestore();
  expect(await findByLabelText('Heslo')).toHaveValue('Odeta-2026');
  expect(getByRole('button', { name: /bez prihlásenia/ })).toBeEnabled();
});

test('after a log-out the next customer finds nothing of the former one’s company (H22)', async () => {
  const { findByLabelText, findByRole, findByText, getByRole, user, give, storefront } = await openCheckout({
    exist: true,
  });
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026{Enter}');
  await findByText(/Prihlásený účet: jana@example.sk/);
  storefront.prepare(answers(readInvoiceCompany, { company: null }));
  await user.click(getByRole('checkbox', { name: 'Chcem faktúru na firmu' }));
  await user.type(await findByLabelText('Názov firmy'), 'Dielňa');
  storefront.prepare(answers(logOut, { csrf: 'newer' }));
  storefront.prepare(answers(readCustomer, { customer: null, hurraTagManager: {} }));
  storefront.prepare(answers(readAfterLoggingIn, checkoutInitOf({ customer: null })));

  await user.click(getByRole('button', { name: 'Odhlásiť' }));

  await findByRole('textbox', { name: 'E-mail' });
  expect(getByRole('checkbox', { name: 'Chcem faktúru na firmu' })).not.toBeChecked();
  await user.click(getByRole('checkbox', { name: 'Chcem faktúru na firmu' }));
  expect(await findByLabelText('Názov firmy')).toHaveValue('');
});
