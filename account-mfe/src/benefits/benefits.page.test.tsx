import { changeClubStatus, keepCode, leaveClub, type Membership, readBenefits } from '@odeta/contracts';
import { answers, refuses, screen, unreachable, within } from '@odeta/storefront/testing';
import { benefits, club } from '../../testing/benefits.ts';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as page from './benefits.page.tsx';

const open = (body = benefits, ...api: ReturnType<typeof unreachable>[]) =>
  openAccountPage(page, { url: '/my-account/codes', api: [answers(readBenefits, body), ...api] });
const row = (code: string) =>
  within(screen.getByText(code, { exact: false, selector: 'li *' }).closest('li') ?? document.body);

test('each code shows whether and for how long it is valid; a valid code links to the cart (P2)', async () => {
  await open();

  expect(row('ZIMA10').getByText('Zľava 10 %')).toBeVisible();
  expect(row('ZIMA10').getByText('ešte 6 dní')).toBeVisible();
  expect(row('ZIMA10').getByRole('link', { name: 'Použiť v košíku' })).toHaveAttribute('href', '/cart?code=ZIMA10');
  expect(row('SVETER15').getByText('objednávka SK 2611 0482')).toBeVisible();
  expect(row('JESEN20').getByText('skončil 15. 11. 2026')).toBeVisible();
  expect(row('JESEN20').queryByRole('link')).not.toBeInTheDocument();
  expect(row('GIFT-1').getByText('končí dnes')).toBeVisible();
  expect(row('GIFT-1').getByRole('meter')).toHaveAccessibleName(/Zostáva 17,00\s€ z 20,00\s€/);
});

test('a customer without codes and vouchers sees a message about each (P2)', async () => {
  await open({ club: null, codes: [], vouchers: [] });

  expect(screen.getByText('Teraz nemáte žiadny kód.')).toBeVisible();
  expect(screen.getByText('Teraz nemáte žiadny poukaz.')).toBeVisible();
});

test('the club shows the savings and the renewal date; leaving it takes two clicks (P3)', async () => {
  const { user, sentTo } = await open(
    benefits,
    answers(leaveClub, { club: { ...club, state: 'ended', daysLeft: null, canJoin: true } }),
  );
  expect(screen.getByText(/34,20\s€ v 5 objednávkach/)).toBeVisible();
  expect(screen.getByText('Obnoviť môžete od 12. 2. 2027.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Vystúpiť z klubu' }));
  expect(sentTo(leaveClub.path)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Vystúpiť z klubu' }));

  expect(await screen.findByText('Členstvo skončilo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Obnoviť členstvo' })).toBeVisible();
});

test('an error is shown when a membership cannot be added to the cart (P3, L3)', async () => {
  const none: Membership = { ...club, state: 'none', canJoin: true, since: null, until: null, renewableFrom: null };
  const { user } = await open({ ...benefits, club: none }, unreachable(changeClubStatus));

  await user.click(screen.getByRole('button', { name: 'Vstúpiť do klubu' }));

  expect(await screen.findByText(/Server neodpovedá/)).toBeVisible();
});

test('a valid code is copied with one click; an expired code has no copy button (P2)', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: 'Skopírovať kód ZIMA10' }));

  expect(await screen.findByText('Skopírované')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('ZIMA10');
  expect(screen.queryByRole('button', { name: /JESEN20/ })).not.toBeInTheDocument();
});

test('a rejected code shows the reason and stays in the field (P2, L1, H22)', async () => {
  const validation = { 'discountCodeForm.code': ['Platnosť tohto kódu sa skončila'] };
  const { user } = await open(benefits, refuses(keepCode, { code: 'discount-code', status: 422, validation }));

  await user.type(screen.getByLabelText('Pridať kód alebo poukaz'), 'JESEN20{Enter}');

  expect(await screen.findByText('Platnosť tohto kódu sa skončila')).toBeVisible();
  expect(screen.getByLabelText('Pridať kód alebo poukaz')).toHaveValue('JESEN20');
});
