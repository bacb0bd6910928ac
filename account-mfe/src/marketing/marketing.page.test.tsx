import {
  changeMarketing,
  endPush,
  type Marketing,
  readMarketing,
  readPushKey,
  readPushState,
  subscribePush,
} from '@odeta/contracts';
import { answers, refuses, screen, stubPush } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as page from './marketing.page.tsx';

const at = '2026-03-14T10:00:00.000Z';
const marketing: Marketing = {
  ...{ newsletter: 'on', sms: 'off', mobilePhone: '', pushHistory: [] },
  history: [{ channel: 'newsletter', active: true, at, source: 'order' }],
};
const open = (...api: ReturnType<typeof refuses>[]) =>
  openAccountPage(page, { url: '/my-account/consents', api: [answers(readMarketing, { marketing }), ...api] });

test('a consent is withdrawn with one click, and the history shows the withdrawal (P9)', async () => {
  const history = [{ channel: 'newsletter', active: false, at, source: 'account' } as const, ...marketing.history];
  const page = await open(answers(changeMarketing, { marketing: { ...marketing, newsletter: 'off', history } }));
  expect(screen.getByText('E-mail: súhlas udelený')).toBeVisible();

  await page.user.click(screen.getByRole('switch', { name: /E-mail/ }));

  expect(await screen.findByText('E-mail: súhlas odvolaný')).toBeVisible();
  expect(screen.getByRole('switch', { name: /E-mail/ })).not.toBeChecked();
  const [sent] = page.sentTo(changeMarketing.path).filter(({ method }) => method === 'POST');
  expect(sent?.payload).toEqual({ channel: 'newsletter', active: false });
});

test('a consent rejected by the server stays off, and the reason is shown (P9)', async () => {
  const validation = { sms: ['SMS posielame len na známe číslo.'] };
  const page = await open(refuses(changeMarketing, { code: 'validation', status: 422, validation }));

  await page.user.click(screen.getByRole('switch', { name: /SMS/ }));

  expect(await screen.findByText('SMS posielame len na známe číslo.')).toBeVisible();
  expect(screen.getByRole('switch', { name: /SMS/ })).not.toBeChecked();
});

test('a switch turns notifications in this browser on and off, and the history is reloaded each time (P9)', async () => {
  stubPush();
  const publicKey = answers(readPushKey, { publicKey: 'BGsX', forApps: true });
  const page = await open(publicKey, answers(subscribePush, {}), answers(endPush, {}));
  const channel = await screen.findByRole('switch', { name: /Upozornenia v tomto prehliadači/, checked: false });

  await page.user.click(channel);
  expect(channel).toBeChecked();
  await page.user.click(channel);

  expect(channel).not.toBeChecked();
  const endpoint = 'https://fcm.googleapis.com/fcm/send/test';
  expect(page.sentTo(subscribePush.path)[0]?.payload).toMatchObject({ source: 'account', subscription: { endpoint } });
  expect(page.sentTo(endPush.path)[0]?.payload).toEqual({ endpoint });
  expect(page.sentTo(readMarketing.path)).toHaveLength(3);
});

test('when notifications are blocked, the switch is disabled and a hint explains how to allow them (P9)', async () => {
  stubPush({ permission: 'denied' });
  await open(answers(readPushState, { isOn: false }));

  expect(await screen.findByText(/^Upozornenia máte pre náš obchod zakázané/)).toBeVisible();
  expect(screen.getByRole('switch', { name: /prehliadači/ })).toBeDisabled();
});

test('notifications ended by the browser or a log-out are listed in the history (P9)', async () => {
  stubPush();
  const pushHistory: Marketing['pushHistory'] = [{ active: false, at: '2026-03-15T10:00:00.000Z', source: 'ended' }];
  await openAccountPage(page, {
    url: '/my-account/consents',
    api: [answers(readMarketing, { marketing: { ...marketing, pushHistory } })],
  });

  expect(screen.getByText('Upozornenia v tomto prehliadači: súhlas odvolaný')).toBeVisible();
  expect(screen.getByText(/prehliadačom alebo odhlásením/)).toBeVisible();
});
