import { declareWithdrawal, type OwnOrder, readOwnOrder } from '@odeta/contracts';
import { act, answers, refuses, screen, unreachable } from '@odeta/storefront/testing';
import { openHelpPage } from '../../../testing/open-help-page.tsx';
import { createWithdrawalStore } from './withdrawal.store.ts';

const receivedAt = '2026-11-22T13:06:31.000Z';
const taken = answers(declareWithdrawal, ({ scope: _, lines: _lines, ...declared }) => ({
  ...declared,
  number: 'O 2611 0017',
  receivedAt,
  goods: declared.goods || null,
  refundTo: (declared.bankAccount ?? '').slice(-4),
  parcels: null,
}));
const own: OwnOrder = {
  number: 'SK 2611 0155',
  name: 'Eva Kováčová',
  email: 'eva@example.sk',
  lines: ['Zavinovacie šaty, vínová, 38, 1 ks', 'Kožená kabelka, koňaková, 1 ks'],
  deadline: null,
  needsBankAccount: false,
};
const deadline = {
  deliveredOn: '2026-11-13',
  withdrawUntil: '2026-11-27',
  daysLeft: 5,
  returnUntil: '2027-02-21',
  returnFee: 2.9,
};

beforeEach(() => sessionStorage.clear());

const open = (order: OwnOrder | null, ...api: ReturnType<typeof unreachable>[]) =>
  openHelpPage('withdrawal', answers(readOwnOrder, { order }), ...api);
type Page = Awaited<ReturnType<typeof open>>;

async function fill({ user }: Page) {
  await user.type(screen.getByLabelText('Meno a priezvisko'), 'Eva Kováčová');
  await user.type(screen.getByLabelText('Číslo objednávky'), 'SK 2611 0155');
  await user.type(screen.getByLabelText(/E-mail, na ktorý/), 'eva@example.sk');
}
const toCheck = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Pokračovať ku kontrole' }));
const confirm = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Potvrdiť odstúpenie' }));
const sentBy = ({ storefront }: Page) => storefront.sent.filter(({ path }) => path === declareWithdrawal.path);

test('the first step sends nothing, the second confirms, and the receipt shows what was received and when (P6)', async () => {
  const page = await open(null, taken);
  await fill(page);
  await toCheck(page);
  expect(await screen.findByText('Všetok tovar z objednávky')).toBeVisible();
  expect(sentBy(page)).toEqual([]);

  await confirm(page);

  const receipt = await screen.findByRole('status');
  expect(receipt).toHaveFocus();
  for (const part of ['22. novembra 2026', '14:06:31', 'O 2611 0017', 'SK 2611 0155', 'Eva Kováčová', 'Senec'])
    expect(receipt).toHaveTextContent(part);
  expect(sentBy(page)).toMatchObject([
    { payload: { name: 'Eva Kováčová', orderNumber: 'SK 2611 0155', email: 'eva@example.sk', scope: 'whole' } },
  ]);
});

test('the receipt is shown again after a reload, and another withdrawal starts with an empty form (P6)', async () => {
  const page = await open(null, taken);
  await fill(page);
  await toCheck(page);
  await confirm(page);
  await screen.findByRole('status');
  page.unmount();

  const reloaded = await open(null);
  expect(await screen.findByText(/Odstúpenie O 2611 0017/)).toBeVisible();
  await reloaded.user.click(screen.getByRole('button', { name: 'Odstúpiť od ďalšej zmluvy' }));
  expect(screen.getByLabelText('Meno a priezvisko')).toHaveValue('');
});

test('an order loaded after submitting fills the empty fields and clears their errors (P6)', async () => {
  const page = await open(null, taken);
  await toCheck(page);
  expect(screen.getByLabelText('Meno a priezvisko')).toBeInvalid();

  await act(async () => {
    page.storefront.storeOf(createWithdrawalStore).state.own = own;
  });

  expect(screen.getByLabelText('Meno a priezvisko')).toHaveValue('Eva Kováčová');
  expect(screen.getByLabelText('Meno a priezvisko')).toBeValid();
  await toCheck(page);
  expect(await screen.findByText('Všetok tovar z objednávky')).toBeVisible();
});

const aside = () => screen.getByRole('region', { name: 'Lehota' });

test('the aside shows the last day to withdraw, the days left, and the return period and fee of the order (P6)', async () => {
  const page = await open({ ...own, deadline });
  for (const part of ['SK 2611 0155', '13. 11. 2026', '27. 11. 2026', 'Zostáva5 dní', '21. 2. 2027', '2,90 €'])
    expect(aside().textContent?.replaceAll('\u00a0', ' ')).toContain(part);
  page.unmount();

  const last = await open({ ...own, deadline: { ...deadline, daysLeft: 0 } });
  expect(aside()).toHaveTextContent('dnes je posledný deň');
  last.unmount();

  await open({ ...own, deadline: { ...deadline, daysLeft: null } });
  expect(aside()).toHaveTextContent('Lehota skončila');
  expect(aside()).not.toHaveTextContent('Zostáva');
});

test('before the delivery, and without an order, the aside shows when the period starts (P6)', async () => {
  const page = await open(own);
  expect(aside()).toHaveTextContent('Objednávka SK 2611 0155 ešte nie je celá doručená.');
  page.unmount();

  await open(null);
  expect(aside()).toHaveTextContent('Trvá14 dníZačína plynúťdňom po prevzatí');
  expect(screen.getByText(/^Do 14 dní od prevzatia tovaru, bez udania dôvodu/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ako tovar vrátiť' })).toHaveAttribute('href', '/pomoc/vratenie/');
});

test('the aside and the section about other ways link to the model form as PDF (P6)', async () => {
  await open(null);
  const links = screen.getAllByRole('link', { name: 'Vzorový formulár (PDF)' });

  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/api/base/withdrawal-form.pdf'));
  expect(aside()).toHaveTextContent('Radšej poštou?');
});

test('missing fields show errors, and a partial withdrawal requires its items (P6, H1)', async () => {
  const page = await open(null);
  await page.user.click(screen.getByRole('radio', { name: /Len od časti/ }));
  await toCheck(page);

  expect(await screen.findByText(/Opravte 4 polia:/)).toBeVisible();
  expect(screen.getByLabelText('Tovar')).toHaveAccessibleDescription('Toto políčko nemôže byť prázdne');
});

test('without a response the step and the input stay, and the next attempt uses the same idempotency key (P6)', async () => {
  const page = await open(null, unreachable(declareWithdrawal));
  await fill(page);
  await toCheck(page);
  await confirm(page);
  expect(await screen.findByText(/Spojenie sa prerušilo/)).toBeVisible();

  page.storefront.prepare(taken);
  await confirm(page);
  await screen.findByRole('status');

  const keys = sentBy(page).map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('server errors are shown at their fields in the first step (P6)', async () => {
  const validation = { email: ['E-mail nie je v poriadku'] };
  const page = await open(null, refuses(declareWithdrawal, { code: 'validation', status: 422, validation }));
  await fill(page);
  await toCheck(page);
  await confirm(page);

  expect(await screen.findByLabelText(/E-mail, na ktorý/)).toHaveAccessibleDescription(/E-mail nie je v poriadku/);
});

test('a withdrawal that is confirmed twice is sent once (P6)', async () => {
  const page = await open(null, taken);
  await fill(page);
  await toCheck(page);
  const { confirm: press } = page.storefront.storeOf(createWithdrawalStore);
  await act(() => Promise.all([press(), press()]));

  expect(sentBy(page)).toHaveLength(1);
});

test('going back from the check preserves the input (P6)', async () => {
  const page = await open(null);
  await fill(page);
  await toCheck(page);
  await page.user.click(await screen.findByRole('button', { name: 'Späť' }));

  expect(screen.getByLabelText('Meno a priezvisko')).toHaveValue('Eva Kováčová');
});
