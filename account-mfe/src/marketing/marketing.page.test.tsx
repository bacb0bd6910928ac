import { changeMarketing, type Marketing, readMarketing } from '@odeta/contracts';
import { answers, refuses, screen } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import { parts } from './marketing.parts.ts';

const at = '2026-03-14T10:00:00.000Z';
const marketing: Marketing = {
  ...{ newsletter: 'on', sms: 'off', mobilePhone: '' },
  history: [{ channel: 'newsletter', active: true, at, source: 'order' }],
};
const open = (...api: ReturnType<typeof refuses>[]) =>
  openAccountPage(parts, { url: '/my-account/consents', api: [answers(readMarketing, { marketing }), ...api] });

test('a consent is taken back by one press, and its history stays to be read (P9)', async () => {
  const history = [{ channel: 'newsletter', active: false, at, source: 'account' } as const, ...marketing.history];
  const page = await open(answers(changeMarketing, { marketing: { ...marketing, newsletter: 'off', history } }));
  expect(screen.getByText('E-mail: súhlas udelený')).toBeVisible();

  await page.user.click(screen.getByRole('switch', { name: /E-mail/ }));

  expect(await screen.findByText('E-mail: súhlas odvolaný')).toBeVisible();
  expect(screen.getByRole('switch', { name: /E-mail/ })).not.toBeChecked();
  const [sent] = page.sentTo(changeMarketing.path).filter(({ method }) => method === 'POST');
  expect(sent?.payload).toEqual({ channel: 'newsletter', active: false });
});

test('a consent that the server refuses stays off, with the reason beside it (P9)', async () => {
  const validation = { sms: ['SMS posielame len na známe číslo.'] };
  const page = await open(refuses(changeMarketing, { code: 'validation', status: 422, validation }));

  await page.user.click(screen.getByRole('switch', { name: /SMS/ }));

  expect(await screen.findByText('SMS posielame len na známe číslo.')).toBeVisible();
  expect(screen.getByRole('switch', { name: /SMS/ })).not.toBeChecked();
});
