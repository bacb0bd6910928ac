import { findAccount, register } from '@odeta/contracts';
import { openCheckout } from '../../../testing/account-checkout.tsx';

beforeEach(() => sessionStorage.clear());

test('the other steps and the order button are hidden until an e-mail is entered', async () => {
  const { queryByRole, getByRole, give } = await openCheckout({ exist: false });
  expect(queryByRole('textbox', { name: 'Meno' })).toBeNull();
  expect(queryByRole('button', { name: /Objednávka s povinnosťou/ })).toBeNull();

  await give('jana@example.sk');

  expect(getByRole('textbox', { name: 'Meno' })).toBeVisible();
  expect(getByRole('button', { name: /Objednávka s povinnosťou/ })).toBeVisible();
});

test('an invalid e-mail shows the cause of the error, keeps the focus and is not sent', async () => {
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
])('an e-mail of a blocked domain shows an error without a request: %s (H12)', async (email, words) => {
  const { give, calls, getByRole } = await openCheckout({ exist: false });

  await give(email);

  expect(getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(words);
  expect(calls(findAccount.path)).toEqual([]);
});

test('an e-mail without an account continues as a guest, with focus on the first field of the contact (K6, K9)', async () => {
  const { findByText, getByRole, give, calls } = await openCheckout({ exist: false });

  await give('new@example.sk');

  expect(await findByText(/Nakupujete bez registrácie/)).toBeVisible();
  expect(calls(findAccount.path)[0]?.payload).toEqual({ email: 'new@example.sk' });
  expect(getByRole('textbox', { name: 'Meno' })).toHaveFocus();
});

test('an e-mail with a mistyped provider domain can be corrected with one click', async () => {
  const { findByText, getByRole, queryByText, user, give, calls } = await openCheckout({ exist: false });
  await give('jana@gmial.com');
  expect(await findByText(/Nemysleli ste jana@gmail\.com\?/)).toBeVisible();

  await user.click(getByRole('button', { name: 'Opraviť' }));

  expect(await findByText(/^jana@gmail\.com/)).toBeVisible();
  expect(calls(findAccount.path).at(-1)?.payload).toEqual({ email: 'jana@gmail.com' });
  expect(queryByText(/Nemysleli ste/)).toBeNull();
});

test('an e-mail with an account opens and focuses the password field, and the other steps stay hidden (K6)', async () => {
  const { findByLabelText, queryByRole, getByRole, give } = await openCheckout({ exist: true });

  await give('jana@example.sk');

  expect(await findByLabelText('Heslo')).toHaveFocus();
  expect(queryByRole('textbox', { name: 'Meno' })).toBeNull();
  expect(getByRole('button', { name: 'Pokračovať bez prihlásenia' })).toBeVisible();
});

test('an account is created only with the required consent, which is not ticked in advance (K8, R7)', async () => {
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

test('the strength of a typed password is shown (H13)', async () => {
  const { findByRole, findByLabelText, user, give, findAllByText } = await openCheckout({ exist: false });
  await give('jana@example.sk');
  await user.click(await findByRole('button', { name: 'Vytvoriť účet' }));

  await user.type(await findByLabelText('Heslo'), 'Odeta-2026');

  const words = await findAllByText('Dobré heslo');
  expect(words.length).toBeGreaterThan(0);
});

test('a typed password is not stored in sessionStorage or localStorage', async () => {
  const { findByLabelText, user, give } = await openCheckout({ exist: true });
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'Odeta-2026');

  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Odeta-2026');
});
