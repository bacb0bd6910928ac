import {
  changePassword,
  endLogIns,
  type LogIn,
  readAccount,
  readLogIns,
  sendEmailConfirmation,
} from '@odeta/contracts';
import { answers, refuses, screen } from '@odeta/storefront/testing';
import { jana, openAccountPage } from '../../testing/open-account-page.tsx';
import { parts } from './settings.parts.ts';

const here: LogIn = { id: '1', device: 'Chrome, Windows', loggedInAt: null, lastUsedOn: '2026-11-23', isThis: true };
const phone: LogIn = { ...here, id: '2', device: 'Safari, iPhone', lastUsedOn: '2026-11-20', isThis: false };
const logIns = answers(readLogIns, { logIns: [here, phone] });
const open = (...api: ReturnType<typeof refuses>[]) =>
  openAccountPage(parts, { url: '/my-account/settings', api: [logIns, ...api] });

async function fill({ user }: Awaited<ReturnType<typeof open>>, current: string) {
  await user.type(screen.getByLabelText('Súčasné heslo'), current);
  await user.type(screen.getByLabelText('Nové heslo'), 'Nove-Heslo-77{Enter}');
}

test('a change of the password asks for the current one, and other browsers are logged out unless they may stay (P8)', async () => {
  const page = await open(answers(changePassword, {}));

  await fill(page, 'Odeta-2026');

  expect(await screen.findByText('Heslo je zmenené.')).toBeVisible();
  expect(page.sentTo(changePassword.path)[0]?.payload).toEqual({
    currentPassword: 'Odeta-2026',
    password: 'Nove-Heslo-77',
    endOthers: true,
  });
  expect(screen.getByLabelText('Nové heslo')).toHaveValue('');
  expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument();
});

test('a wrong password is said at its field (P8)', async () => {
  const validation = { currentPassword: ['Heslo nie je správne'] };
  await fill(await open(refuses(changePassword, { code: 'validation', status: 422, validation })), 'x');

  expect(await screen.findByText('Heslo nie je správne')).toBeVisible();
  expect(screen.getByLabelText('Súčasné heslo')).toHaveFocus();
});

test('another browser is logged out by a press, and all others by one (P8)', async () => {
  const page = await open(answers(endLogIns, { logIns: [here] }));
  expect(screen.getByText('Naposledy použité 20. 11. 2026')).toBeVisible();

  await page.user.click(screen.getByRole('button', { name: 'Odhlásiť sa Safari, iPhone' }));

  expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument();
  expect(page.sentTo(endLogIns.path)[0]?.payload).toEqual({ id: '2' });
  expect(screen.queryByRole('button', { name: 'Odhlásiť všetky ostatné' })).not.toBeInTheDocument();
});

test('when the log-in has ended meanwhile, the page says so in place of what was meant (P8)', async () => {
  const page = await open(refuses(endLogIns, { code: 'log-in-required', status: 401 }));

  await page.user.click(screen.getByRole('button', { name: 'Odhlásiť všetky ostatné' }));

  expect(await screen.findByRole('heading', { name: 'Odhlásili sme vás' })).toBeVisible();
});

test('an e-mail that is not confirmed says so, and its link is sent again by a press (K8)', async () => {
  const account = { ...jana, isEmailConfirmed: false };
  const page = await open(answers(readAccount, { account }), answers(sendEmailConfirmation, {}));

  await page.user.click(screen.getByRole('button', { name: 'Poslať odkaz znova' }));

  expect(await screen.findByText('Odkaz sme poslali na jana.hruskova@example.sk.')).toBeVisible();
});
