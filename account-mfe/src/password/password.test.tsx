import { typedEmail } from '@odeta/account-forms';
import {
  readBotChallenge,
  readContact,
  readPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '@odeta/contracts';
import { answers, refuses, screen } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as forgotten from './forgotten.page.tsx';
import * as newPassword from './new-password.page.tsx';
import { createPasswordStore } from './password.store.ts';

const seller = { name: '', address: '', register: '', email: '', phone: '', phoneHours: '' };
const addresses = { privacyUrl: '/', withdrawalUrl: '/', claimsUrl: '/' };
const page = [
  answers(readContact, { seller, answerDays: 1, ...addresses, siteKey: null }),
  refuses(readBotChallenge, { code: 'not-found', status: 404 }),
];
const ofLink = (email: string | null) => answers(readPasswordReset, { email });
const url = '/my-account/new-password?password-reset=abc&from=checkout';

test('the answer to a password reset request does not reveal whether the account exists (P17)', async () => {
  const { user, sentTo } = await openAccountPage(forgotten, {
    url: '/my-account/password?from=checkout',
    api: [...page, answers(requestPasswordReset, {})],
  });
  await user.type(screen.getByLabelText('E-mail'), 'jana@example{Enter}');
  expect(sentTo(requestPasswordReset.path)).toEqual([]);

  await user.type(screen.getByLabelText('E-mail'), '.sk{Enter}');

  expect(await screen.findByText(/Ak k adrese jana@example.sk patrí účet/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sentTo(requestPasswordReset.path)).toMatchObject([
    { payload: { email: 'jana@example.sk', from: 'checkout' }, headers: { 'bot-proof': '' } },
  ]);
});

test('a forgotten password is asked for with the e-mail that was typed into the log-in, until the link is sent (P17)', async () => {
  typedEmail().keep('jana@example.sk');

  const { user } = await openAccountPage(forgotten, {
    url: '/my-account/password',
    api: [...page, answers(requestPasswordReset, {})],
  });
  expect(screen.getByLabelText('E-mail')).toHaveValue('jana@example.sk');
  await user.click(screen.getByRole('button', { name: /Poslať/ }));

  expect(await screen.findByRole('status')).toHaveTextContent('jana@example.sk');
  expect(typedEmail().read()).toBeNull();
});

test('a used or expired link offers to send a new one (P17)', async () => {
  await openAccountPage(newPassword, { url, api: [ofLink(null)] });

  expect(screen.getByText(/Odkaz už neplatí/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Poslať nový odkaz' })).toHaveAttribute('href', '/my-account/password');
});

test('a password that breaks the rules or is rejected by the server shows an error at its field (P17, H13)', async () => {
  const validation = { password: ['Toto heslo skúšajú útočníci ako prvé.'] };
  const { user, sentTo } = await openAccountPage(newPassword, {
    url,
    api: [ofLink('jana@example.sk'), refuses(resetPassword, { code: 'validation', status: 422, validation })],
  });
  await user.type(screen.getByLabelText('Nové heslo'), 'heslo{Enter}');
  expect(screen.getByLabelText('Nové heslo')).toHaveAccessibleDescription(/aspoň 8 znakov/);
  expect(sentTo(resetPassword.path).filter(({ method }) => method === 'POST')).toEqual([]);

  await user.clear(screen.getByLabelText('Nové heslo'));
  await user.type(screen.getByLabelText('Nové heslo'), 'Password1{Enter}');

  expect(await screen.findByText('Toto heslo skúšajú útočníci ako prvé.')).toBeVisible();
});

test('the rules of a new password are ticked one by one, and no error is shown before the field loses focus (H13)', async () => {
  const { user } = await openAccountPage(newPassword, { url, api: [ofLink('jana@example.sk')] });
  const field = screen.getByLabelText('Nové heslo');
  const rules = () => screen.getAllByRole('listitem').map((rule) => rule.textContent?.replace(/\s#.*-/, ''));
  expect(rules()).toEqual([
    'aspoň 8 znakov, nesplnené',
    'veľké aj malé písmeno, nesplnené',
    'číslica alebo špeciálny znak, nesplnené',
    'len písmená bez diakritiky, číslice a znaky, nesplnené',
  ]);
  expect(field).toHaveAccessibleDescription(/^aspoň 8 znakov veľké aj malé písmeno číslica/);

  await user.type(field, 'Heslo1');

  expect(rules()).toEqual([
    'aspoň 8 znakov, nesplnené',
    'veľké aj malé písmeno, splnené',
    'číslica alebo špeciálny znak, splnené',
    'len písmená bez diakritiky, číslice a znaky, splnené',
  ]);
  expect(field).toBeValid();
  expect(await screen.findByText('Slabé heslo. aspoň 8 znakov, nesplnené')).toBeInTheDocument();

  await user.tab();

  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Heslo musí mať aspoň 8 znakov aspoň 8 znakov/);
});

test.each([
  ['checkout', '/checkout?passwordChanged=true'],
  ['account', '/my-account/log-in?passwordChanged=true'],
])('a password reset started from the %s returns to it (P17, J1)', async (from, back) => {
  const { storefront } = await openAccountPage(newPassword, {
    url,
    api: [ofLink('jana@example.sk'), answers(resetPassword, {})],
  });
  const went: string[] = [];
  const store = createPasswordStore(storefront, (path) => went.push(path));
  const query = new URLSearchParams({ 'password-reset': 'abc', from });

  await store.reset({ path: '', params: {}, query }, 'Odeta-2026');

  expect(went).toEqual([back]);
});
