import { logIn, logOut, register, requestPasswordReset, resetPassword } from '@odeta/contracts';
import { createTestStorefront, postForm, refuses } from '@odeta/storefront/testing';
import { forms } from '../forms.ts';

type Values = Parameters<typeof postForm>[3];

/** The API accepts every log-in, unless a test makes it refuse them. */
async function send(
  form: keyof typeof forms,
  values: Values,
  address: string,
  ...refused: ReturnType<typeof refuses>[]
) {
  const [path = '', search] = address.split('?');
  const body = { csrf: 'next', customer: {} };
  const answer = () => ({ status: 200, json: { success: true, body } });
  const all = [logIn, logOut, requestPasswordReset, resetPassword].map((endpoint) => ({ endpoint, answer }));
  const storefront = createTestStorefront({ api: [...all, ...refused] });
  const outcome = await postForm(storefront, forms, form, values, { path, query: new URLSearchParams(search) });
  return { outcome, sent: storefront.sent };
}

test('without scripts a customer logs in, and gets to the page that asked for it', async () => {
  const values = { email: ' jana@example.sk ', password: ' tajné ' };
  const { outcome, sent } = await send('account.log-in', values, '/my-account/log-in?return=%2Fcart');

  expect(sent[0]?.payload).toEqual({ email: 'jana@example.sk', password: ' tajné ', rememberMe: false });
  expect(outcome).toHaveProperty('to');
});

test('a log-in that needs a proof asks edge for it', async () => {
  const blocked = refuses(logIn, { code: 'login-blocked', status: 403, body: { proofSiteKey: null } });
  const { outcome, sent } = await send(
    'account.log-in',
    { email: 'j@x.sk', password: 'x' },
    '/my-account/log-in',
    blocked,
  );

  expect(sent.map(({ headers }) => headers['bot-proof'])).toEqual([undefined, 'form']);
  expect(outcome).toEqual({ code: 'login-blocked', status: 403 });
});

test('a registration without the consent is refused by the API, with the rules of the page', async () => {
  const refused = refuses(register, { code: 'validation', status: 400 });
  const { outcome, sent } = await send(
    'account.register',
    { email: 'j@x.sk', password: 'x' },
    '/my-account/register',
    refused,
  );

  expect(sent[0]?.payload).toMatchObject({ email: 'j@x.sk', firstName: '', privacyAgreement: false, rememberMe: true });
  expect(outcome).toEqual({ code: 'validation', status: 400 });
});

test('without scripts one asks for a new password, sets it, and leaves the account', async () => {
  const asked = await send('account.forgotten', { email: 'j@x.sk' }, '/my-account/password');
  const set = await send('account.new-password', { password: 'Nové-1' }, '/my-account/new-password?password-reset=abc');
  const left = await send('account.log-out', {}, '/my-account');

  expect(asked.sent[0]).toMatchObject({
    payload: { email: 'j@x.sk', from: 'account' },
    headers: { 'bot-proof': 'form' },
  });
  expect(asked.outcome).toEqual({ to: '/my-account/password?sent' });
  expect(set.sent[0]?.payload).toEqual({ token: 'abc', password: 'Nové-1' });
  expect(set.outcome).toEqual({ to: '/my-account/log-in?passwordChanged=true' });
  expect(left.outcome).toEqual({ to: '/my-account/log-in?left=1' });
});
