import { logOut, readAccount } from '@odeta/contracts';
import { act, answers, refuses, screen, unreachable } from '@odeta/storefront/testing';
import { jana, openAccountPage } from '../../testing/open-account-page.tsx';
import { parts } from './overview.parts.ts';

const guest = refuses(readAccount, { code: 'log-in-required', status: 401 });

test('the account greets its customer, with his number, club and counters (P1)', async () => {
  await openAccountPage(parts);

  expect(screen.getByRole('heading', { level: 1, name: 'Dobrý deň, Jana' })).toBeVisible();
  expect(screen.getByText('Zákaznícke číslo 20000001')).toBeVisible();
  expect(screen.getByText('Členstvo platí do 14. 3. 2027.')).toBeVisible();
  expect(screen.getByText('2 platné kódy')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prehľad' })).toHaveAttribute('aria-current', 'page');
});

test('whoever is not logged in is led to the log-in, and back from there (A5, R21)', async () => {
  const { meta } = await openAccountPage(parts, { url: '/my-account?a=1', api: [guest] });

  expect(meta().redirect).toBe('/my-account/log-in?return=%2Fmy-account%3Fa%3D1');
});

test('a page whose log-in ended while it was open says so, and shows nothing of the customer (P1)', async () => {
  const { storefront, load } = await openAccountPage(parts);
  storefront.prepare(guest);

  await act(async () => load());

  expect(screen.getByRole('heading', { name: 'Odhlásili sme vás' })).toBeVisible();
  expect(screen.queryByText(/Jana/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute('href', '/my-account/log-in');
});

test('one press logs out, and the shop hears of it (P1)', async () => {
  const { user, storefront, sentTo } = await openAccountPage(parts);
  const left = jest.fn();
  storefront.events.on('customer.left', left);

  await user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));

  expect(sentTo(logOut.path)).toHaveLength(1);
  expect(left).toHaveBeenCalledTimes(1);
});

test('a log-out that did not reach the server is said: the customer is still logged in (P1)', async () => {
  const { user } = await openAccountPage(parts, { api: [unreachable(logOut)] });

  await user.click(screen.getByRole('button', { name: 'Odhlásiť sa' }));

  expect(await screen.findByText(/Server neodpovedá/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Odhlásiť sa' })).toHaveAttribute('aria-busy', 'false');
});

test('a page that could not be loaded is loaded anew by a press', async () => {
  const { user, storefront } = await openAccountPage(parts, { api: [unreachable(readAccount)] });
  storefront.prepare(answers(readAccount, { account: jana }));

  await user.click(screen.getByRole('button'));

  expect(await screen.findByRole('heading', { name: 'Dobrý deň, Jana' })).toBeVisible();
});
