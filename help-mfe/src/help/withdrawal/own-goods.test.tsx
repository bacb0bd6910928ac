import {
  declareWithdrawal,
  type OwnOrder,
  quoteWithdrawal,
  readOwnOrder,
  type WithdrawableItem,
} from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { openHelpPage, openHelpPageAt } from '../../../testing/open-help-page.tsx';

beforeEach(() => sessionStorage.clear());

const item = (parts: Partial<WithdrawableItem>): WithdrawableItem => ({
  ...{
    lineId: '1',
    name: 'Zavinovacie šaty',
    text: 'Zavinovacie šaty, vínová, 38',
    left: 2,
    price: 50,
    pricePromo: 42.99,
  },
  ...{ color: { name: 'vínová' }, size: { name: 'size/38' }, picture: { path: 'dress', alt: '' } },
  ...parts,
});
const bag = {
  lineId: '2',
  name: 'Kožená kabelka',
  text: 'Kožená kabelka, koňaková',
  left: 1,
  price: 49.99,
  pricePromo: null,
};
const own: OwnOrder = {
  ...{ number: 'SK 2611 0155', name: 'Eva Kováčová', email: 'eva@example.sk', lines: [], deadline: null },
  items: [item({}), item({ ...bag, color: { name: 'koňaková' }, size: { name: 'size/one' } })],
  refund: 135.97,
  needsBankAccount: false,
};

const taken = answers(declareWithdrawal, ({ scope: _, lines: _lines, ...declared }) => ({
  ...declared,
  ...{
    number: 'O 2611 0017',
    receivedAt: '2026-11-22T13:06:31.000Z',
    goods: declared.goods || null,
    refundTo: '',
    parcels: null,
  },
}));
/** 40 € per piece. */
const quoted = answers(quoteWithdrawal, ({ lines }) => ({
  refund: lines.reduce((sum, { quantity }) => sum + 40 * quantity, 0),
}));

const open = (order: OwnOrder | null, ...api: ReturnType<typeof refuses>[]) =>
  openHelpPage('withdrawal', answers(readOwnOrder, { order }), taken, ...api);
type Page = Awaited<ReturnType<typeof open>>;

const part = ({ user }: Page) => user.click(screen.getByRole('radio', { name: /Len od časti/ }));
const tick = ({ user }: Page, name: RegExp) => user.click(screen.getByRole('checkbox', { name }));
const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }));
const sent = ({ storefront }: Page) => storefront.sent.find(({ path }) => path === declareWithdrawal.path)?.payload;
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('an order of the visitor is prefilled, with the number of its items and the refund for all of it (P6)', async () => {
  const page = await open(own, quoted);

  expect(screen.getByLabelText('Číslo objednávky')).toHaveValue('SK 2611 0155');
  expect(screen.getByRole('radio', { name: /Od celej objednávky.*2\spoložky.*Vrátime\svám.*135,97\s€/ })).toBeChecked();

  await press(page, 'Pokračovať ku kontrole');
  const goods = await screen.findByRole('list', { name: 'Tovar' });
  expect(plain(goods)).toMatch(/šaty.*2 ks.*85,98 €.*kabelka.*49,99 €/);
  expect(goods.querySelectorAll('img')).toHaveLength(2);
  expect(plain(screen.getByText('Vrátime vám').parentElement as HTMLElement)).toContain('135,97 €');
});

test('chosen items are sent as lines of the order, and the sum is that of the server up to the receipt (P6)', async () => {
  const page = await open(own, quoted);
  await part(page);
  expect(screen.queryByRole('textbox', { name: 'Tovar' })).not.toBeInTheDocument();
  await tick(page, /šaty/);
  await tick(page, /kabelka/);
  await press(page, 'ui.quantity.less');

  const list = screen.getByRole('group', { name: /Tovar z objednávky/ });
  expect(plain(within(list).getByText('Vrátime vám').parentElement as HTMLElement)).toBe('Vrátime vám 80,00 €');
  await press(page, 'Pokračovať ku kontrole');
  await press(page, 'Potvrdiť odstúpenie');

  expect(plain(await screen.findByRole('status'))).toMatch(/Vrátime vám80,00 €/);
  expect(sent(page)).toMatchObject({
    goods: '',
    lines: [
      { lineId: '1', quantity: 1 },
      { lineId: '2', quantity: 1 },
    ],
  });
});

test('goods in the customer’s own words stay in the statement, which then has no sum (P6)', async () => {
  sessionStorage.setItem(
    'help.withdrawal',
    JSON.stringify({ name: 'Eva', orderNumber: own.number, email: own.email, scope: 'part', goods: 'Tie šaty' }),
  );
  const page = await open(own, quoted);
  await tick(page, /kabelka/);

  expect(screen.getByRole('textbox', { name: 'Tovar' })).toHaveValue('Tie šaty\nKožená kabelka, koňaková, 1 ks');
  await press(page, 'Pokračovať ku kontrole');
  expect(screen.getByText('Tie šaty')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Tovar' })).toHaveTextContent('Kožená kabelka');
  expect(screen.queryByText('Vrátime vám')).not.toBeInTheDocument();
});

test('another order number has no list and no sum, because that order is not known to be the visitor’s (P6)', async () => {
  const page = await open(own, quoted);
  const number = screen.getByLabelText('Číslo objednávky');
  await page.user.clear(number);
  await page.user.type(number, 'SK 2611 0999');
  await part(page);

  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Tovar' })).toBeVisible();
  expect(screen.queryByText(/135,97/)).not.toBeInTheDocument();
});

test('an item that is withdrawn from already cannot be chosen, and choosing nothing is an error of the list (P6, H1)', async () => {
  const page = await open({ ...own, items: [item({ left: 0 }), item(bag)] }, quoted);
  await part(page);
  expect(screen.getByRole('checkbox', { name: /šaty.*už vrátené alebo odstúpené/i })).toBeDisabled();
  await press(page, 'Pokračovať ku kontrole');

  const list = screen.getByRole('group', { name: /Tovar z objednávky/ });
  expect(list).toHaveAccessibleDescription('Toto políčko nemôže byť prázdne');
  await tick(page, /kabelka/);
  expect(list).not.toHaveAccessibleDescription('Toto políčko nemôže byť prázdne');
});

test('without a sum from the server the goods can be withdrawn from all the same (P6)', async () => {
  const page = await open({ ...own, refund: null }, refuses(quoteWithdrawal, { code: 'unexpected', status: 500 }));
  await part(page);
  await tick(page, /kabelka/);
  await press(page, 'Pokračovať ku kontrole');
  await press(page, 'Potvrdiť odstúpenie');

  expect(await screen.findByText(/Odstúpenie O 2611 0017/)).toBeVisible();
  expect(screen.queryByText('Vrátime vám')).not.toBeInTheDocument();
});

test('a typed number of another own order shows the goods of that order (P6)', async () => {
  const older = { ...own, number: 'SK 2611 0100', items: [item({ ...bag, left: 1 })], refund: 55 };
  const orders = answers(readOwnOrder, ({ orderNumber }) => ({ order: orderNumber === 'sk26110100' ? older : own }));
  const page = await openHelpPage('withdrawal', orders, quoted);
  const number = screen.getByLabelText('Číslo objednávky');
  await page.user.clear(number);
  await page.user.type(number, 'sk26110100');
  await page.user.tab();

  expect(await screen.findByRole('radio', { name: /1\spoložka.*55,00/ })).toBeInTheDocument();
  expect(number).toHaveValue('SK 2611 0100');
});

test('a link from the page of an order prefills that order instead of stored input (P6)', async () => {
  sessionStorage.setItem(
    'help.withdrawal',
    JSON.stringify({ name: 'Eva', orderNumber: 'SK 2611 0001', email: own.email, scope: 'part', goods: 'Tie šaty' }),
  );
  const orderId = '6f1c1fd6-6c5b-4e3f-9d0c-0c9a4d1c8f11';
  const order = answers(readOwnOrder, ({ orderId: asked }) => ({ order: asked === orderId ? own : null }));
  await openHelpPageAt(`/?order=${orderId}`, 'withdrawal', order);

  expect(screen.getByLabelText('Číslo objednávky')).toHaveValue(own.number);
  expect(screen.getByLabelText('Meno a priezvisko')).toHaveValue('Eva');
  expect(screen.queryByDisplayValue('Tie šaty')).not.toBeInTheDocument();
});
