import { confirmEmail } from '@odeta/contracts';
import { answers, refuses, screen } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as page from './confirm-email.page.tsx';

const url = '/my-account/confirm-email?email-confirmation=abc';

test('the link in the e-mail confirms the address with a single request (K8)', async () => {
  const { sentTo } = await openAccountPage(page, { url, api: [answers(confirmEmail, { email: 'jana@example.sk' })] });

  expect(await screen.findByRole('heading', { name: 'E-mail je potvrdený' })).toBeVisible();
  expect(sentTo(confirmEmail.path).map(({ payload }) => payload)).toEqual([{ token: 'abc' }]);
});

test('a link that is no longer valid shows a message and links to the settings (K8)', async () => {
  await openAccountPage(page, { url, api: [refuses(confirmEmail, { code: 'unknown-link', status: 404 })] });

  expect(await screen.findByRole('heading', { name: 'Odkaz už neplatí' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prejsť do účtu' })).toHaveAttribute('href', '/my-account/settings');
});

test('a URL without a token sends no request and shows immediately that the link is invalid (K8)', async () => {
  const { sentTo } = await openAccountPage(page, { url: '/my-account/confirm-email' });

  expect(screen.getByRole('heading', { name: 'Odkaz už neplatí' })).toBeVisible();
  expect(sentTo(confirmEmail.path)).toEqual([]);
});
