import { typedEmail } from '@odeta/account-forms';
import { logIn, readBotChallenge, readContact, readCustomer, register, requestOrderCode } from '@odeta/contracts';
import { guestOf } from '@odeta/contracts/testing';
import { answers, refuses, screen, unreachable, waitFor, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as logInPage from './log-in.page.tsx';
import { createLogInStore } from './log-in.store.ts';
import * as registerPage from './register.page.tsx';

const known = (parts = {}) => answers(readCustomer, { customer: guestOf(parts), hurraTagManager: {} });
const url = '/my-account/log-in?return=/my-account/codes';

test('the log-in form is prefilled with the e-mail of a guest (R21)', async () => {
  await openAccountPage(logInPage, { url, api: [known({ email: 'jana@example.sk' })] });

  expect(screen.getByLabelText('E-mail')).toHaveValue('jana@example.sk');
  expect(screen.getByLabelText('Heslo')).toHaveValue('');
});

test('an already logged-in customer is redirected to the return path', async () => {
  const { meta } = await openAccountPage(logInPage, { url, api: [known({ hasAccount: true })] });

  expect(meta().redirect).toBe('/my-account/codes');
});

test('a log-in returns to the page that required it (K7)', async () => {
  const went: string[] = [];
  const { storefront, load, sentTo } = await openAccountPage(logInPage, {
    url,
    api: [answers(logIn, { csrf: 'new' })],
  });
  const store = createLogInStore(storefront, (path) => went.push(path));
  await store.load({ path: '', params: {}, query: new URLSearchParams({ return: '/my-account/codes' }) });
  await load();

  await store.logIn('jana@example.sk', 'Odeta-2026', true);

  expect(sentTo(logIn.path)[0]?.payload).toEqual({
    email: 'jana@example.sk',
    password: 'Odeta-2026',
    rememberMe: true,
  });
  expect(went).toEqual(['/my-account/codes']);
});

test('after a wrong password an error is shown, the e-mail stays filled in and the next attempt is delayed (K7)', async () => {
  const message = {
    type: 'error' as const,
    message: 'E-mail alebo heslo nie je správne.',
    autoclose: true,
    closable: true,
  };
  const body = { failureCount: 3, retryAfter: 60 };
  const { user } = await openAccountPage(logInPage, {
    url,
    api: [refuses(logIn, { code: 'login-failed', status: 401, messages: [message], body })],
  });
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.sk');
  await user.type(screen.getByLabelText('Heslo'), 'wrong{Enter}');

  expect(await screen.findByText('E-mail alebo heslo nie je správne.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('jana@example.sk');
  expect(screen.getByRole('button', { name: /Ďalší pokus o/ })).toBeDisabled();
});

test('a guest requests an order code next to the log-in form; an error is shown there and no input is lost (P5)', async () => {
  const noBots = refuses(readBotChallenge, { code: 'not-found', status: 404 });
  const { user, storefront } = await openAccountPage(logInPage, {
    url,
    api: [noBots, unreachable(requestOrderCode)],
  });
  const order = within(screen.getByRole('region', { name: 'Objednávka bez účtu' }));
  await user.type(screen.getByLabelText('E-mail'), 'someone@example.sk');
  await user.type(order.getByLabelText('Číslo objednávky'), 'SK 2611 0155');
  await user.type(order.getByLabelText('E-mail z objednávky'), 'jana@example.sk{Enter}');
  expect(await order.findByText(/Server neodpovedá/)).toBeVisible();
  expect(order.getByLabelText('Číslo objednávky')).toHaveValue('SK 2611 0155');

  storefront.prepare(answers(requestOrderCode, {}));
  await user.click(order.getByRole('button', { name: 'Poslať kód' }));

  expect(await order.findByText(/Ak objednávka SK 2611 0155 patrí k adrese jana@example.sk/)).toHaveFocus();
  expect(screen.getByLabelText('E-mail')).toHaveValue('someone@example.sk');
});

test('the link for a forgotten password keeps the typed e-mail for its page (P17)', async () => {
  const { user } = await openAccountPage(logInPage, { url });
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.sk');
  const link = screen.getByRole('link', { name: 'Zabudli ste heslo?' });
  link.addEventListener('click', (event) => event.preventDefault());

  await user.click(link);

  expect(typedEmail().read()).toBe('jana@example.sk');
  typedEmail().forget();
});

test('when the order form is unavailable, a link to its own page is shown (P5)', async () => {
  await openAccountPage(logInPage, { url, api: [unreachable(readContact)] });

  expect(screen.getByRole('link', { name: 'Nájsť objednávku' })).toHaveAttribute('href', '/my-account/find-order');
});

test('a message confirms the log-out', async () => {
  await openAccountPage(logInPage, { url: '/my-account/log-in?left=1' });

  expect(screen.getByText(/Ste odhlásení/)).toBeVisible();
});

test('a sign-up needs no order and is sent only after the customer ticks the privacy consent (K8, R7)', async () => {
  const validation = { 'customerRegister.email': ['Tento e-mail už u nás má účet.'] };
  const { user, sentTo } = await openAccountPage(registerPage, {
    url: '/my-account/register',
    api: [refuses(register, { code: 'validation', status: 422, validation })],
  });
  await user.type(screen.getByLabelText('Meno'), 'Jana');
  await user.type(screen.getByLabelText('Priezvisko'), 'Hrušková');
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.sk');
  await user.type(screen.getByLabelText('Dátum narodenia'), '24/03/1990');
  await user.type(screen.getByLabelText('Heslo'), 'Odeta-2026{Enter}');
  expect(sentTo(register.path)).toEqual([]);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Bez súhlasu so spracovaním/);

  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Vytvoriť účet' }));

  expect(await screen.findByText('Tento e-mail už u nás má účet.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(sentTo(register.path)[0]?.payload).toMatchObject({ birthday: '1990-03-24', privacyAgreement: true });
});

const patterns = {
  ...{
    city: '',
    street: '',
    'client-name': String.raw`^\p{L}[\p{L} '-]*$`,
    'client-surname': String.raw`^\p{L}[\p{L} '-]*$`,
  },
  phone: { min: 9, max: 9, pattern: '' },
};

async function fillRegistration(values: Record<string, string>, api: ReturnType<typeof refuses>[] = []) {
  const registration = { validationPatterns: patterns, emailExceptions: '@mailinator.com', hasOrdered: false };
  const rules = answers(readCustomer, { customer: null, hurraTagManager: {}, registration });
  const page = await openAccountPage(registerPage, { url: '/my-account/register', api: [rules, ...api] });
  for (const [label, value] of Object.entries(values)) await page.user.type(screen.getByLabelText(label), value);
  await page.user.click(screen.getByRole('checkbox'));
  await page.user.click(screen.getByRole('button', { name: 'Vytvoriť účet' }));
  return page;
}
const jana = {
  Meno: 'Jana',
  Priezvisko: 'Hrušková',
  'E-mail': 'jana@example.sk',
  'Dátum narodenia': '24/03/1990',
  Heslo: 'Odeta-2026',
};

test.each([
  ['Meno', 'Jana7'],
  ['Priezvisko', 'Hru@ková'],
  ['E-mail', 'jana@mailinator.com'],
])(
  'the registration says at the field %s what the server would refuse, before it is sent (K8)',
  async (label, value) => {
    const { sentTo } = await fillRegistration({ ...jana, [label]: value });

    await waitFor(() => expect(screen.getByLabelText(label)).toBeInvalid());
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sentTo(register.path)).toEqual([]);
  },
);

test('what the server refuses is shown at its field, and what the form has no field for above it (K8)', async () => {
  const validation = {
    'customerRegister.password': ['Toto heslo skúšajú útočníci ako prvé.'],
    'customerRegister.postCode': ['Na toto PSČ nedoručujeme.'],
  };
  await fillRegistration(jana, [refuses(register, { code: 'validation', status: 422, validation })]);

  expect(await screen.findByText('Na toto PSČ nedoručujeme.')).toBeVisible();
  expect(screen.getByLabelText('Heslo')).toHaveAccessibleDescription(/Toto heslo skúšajú útočníci ako prvé/);
});
