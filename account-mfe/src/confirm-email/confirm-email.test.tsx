import { confirmEmail } from '@odeta/contracts';
import { answers, refuses, screen } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import { parts } from './confirm-email.parts.ts';

const url = '/my-account/confirm-email?email-confirmation=abc';

test('the link of the e-mail confirms the address, once (K8)', async () => {
  const { sentTo } = await openAccountPage(parts, { url, api: [answers(confirmEmail, { email: 'jana@example.sk' })] });

  expect(await screen.findByRole('heading', { name: 'E-mail je potvrdený' })).toBeVisible();
  expect(sentTo(confirmEmail.path).map(({ payload }) => payload)).toEqual([{ token: 'abc' }]);
});

test('a link that opens nothing any more says where another one is to be had (K8)', async () => {
  await openAccountPage(parts, { url, api: [refuses(confirmEmail, { code: 'unknown-link', status: 404 })] });

  expect(await screen.findByRole('heading', { name: 'Odkaz už neplatí' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prejsť do účtu' })).toHaveAttribute('href', '/my-account/settings');
});

test('an address without the token of an e-mail asks the server for nothing, and says so at once (K8)', async () => {
  const { sentTo } = await openAccountPage(parts, { url: '/my-account/confirm-email' });

  expect(screen.getByRole('heading', { name: 'Odkaz už neplatí' })).toBeVisible();
  expect(sentTo(confirmEmail.path)).toEqual([]);
});
