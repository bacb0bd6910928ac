import { type Blogger, type BodyOf, leaveBloggers, readBlogger, saveBlogger } from '@odeta/contracts';
import { answers, type refuses, screen } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as page from './blogger.page.tsx';

const profile = {
  ...{ profileName: 'Jana šije', socialName: '', followers: '12800', about: '' },
  ...{ blog: 'https://blog.example.sk/jana', instagram: '', youtube: '', facebook: '', tiktok: '', twitter: '' },
};
const blogger: Blogger = { state: 'waiting', reason: null, profile, sentAt: '2026-11-20T10:00:00.000Z', code: null };
const answer = (parts: Partial<Blogger> | null): BodyOf<typeof readBlogger> => ({
  blogger: parts && { ...blogger, ...parts },
  percent: 10,
});
const open = (known: Partial<Blogger> | null, ...api: ReturnType<typeof refuses>[]) =>
  openAccountPage(page, { url: '/my-account/blogger', api: [answers(readBlogger, answer(known)), ...api] });

test('an application needs one link and both agreements, and is then shown as waiting for approval (P10, H17)', async () => {
  const page = await open(null, answers(saveBlogger, answer({})));
  expect(screen.getByText(/čitatelia zľavu 10 % na celý nákup/)).toBeVisible();

  await page.user.type(screen.getByLabelText('Názov profilu'), 'Jana šije');
  await page.user.click(screen.getByRole('button', { name: 'Poslať prihlášku' }));
  expect(screen.getByText('Uveďte aspoň jeden odkaz')).toBeVisible();
  expect(screen.getAllByText('Bez tohto súhlasu to nejde')).toHaveLength(2);
  expect(page.sentTo(saveBlogger.path).filter(({ method }) => method === 'POST')).toEqual([]);
  await page.user.type(screen.getByLabelText('Blog'), 'https://blog.example.sk/jana');
  await page.user.click(screen.getByRole('checkbox', { name: /profily sú moje/ }));
  await page.user.click(screen.getByRole('checkbox', { name: /aby obchod tieto údaje spracoval/ }));
  await page.user.click(screen.getByRole('button', { name: 'Poslať prihlášku' }));

  expect(await screen.findByText('Profil sme dostali.')).toBeVisible();
  expect(screen.getByText('Čaká na schválenie')).toBeVisible();
  const [sent] = page.sentTo(saveBlogger.path).filter(({ method }) => method === 'POST');
  expect(sent?.payload).toMatchObject({ profileName: 'Jana šije', ownerAgreement: true, privacyAgreement: true });
});

test('an active blogger sees the code for readers with its order count, and leaving takes two clicks (P10)', async () => {
  const code = { code: 'JANASIJE10', percent: 10, orders: 3 };
  const page = await open({ state: 'active', code }, answers(leaveBloggers, answer(null)));
  expect(screen.getByRole('button', { name: /JANASIJE10/ })).toBeVisible();
  expect(screen.getByText('S kódom prišli 3 objednávky.')).toBeVisible();

  await page.user.click(screen.getByRole('button', { name: 'Opustiť zónu blogera' }));
  expect(page.sentTo(leaveBloggers.path)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Opustiť zónu blogera' }));

  expect(await screen.findByText(/Zónu blogera ste opustili/)).toBeVisible();
  expect(screen.getByLabelText('Názov profilu')).toHaveValue('');
});

test('a suspended blogger sees the reason (P10)', async () => {
  await open({ state: 'held', reason: 'V príspevkoch chýba označenie reklamy.' });

  expect(screen.getByText('Pozastavená')).toBeVisible();
  expect(screen.getByText('V príspevkoch chýba označenie reklamy.')).toBeVisible();
  expect(screen.getByLabelText('Blog')).toHaveValue('https://blog.example.sk/jana');
});
