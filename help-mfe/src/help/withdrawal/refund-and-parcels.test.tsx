import { declareWithdrawal, type OwnOrder, readOwnOrder } from '@odeta/contracts';
import { answers, screen } from '@odeta/storefront/testing';
import { openHelpPage } from '../../../testing/open-help-page.tsx';

const own: OwnOrder = {
  ...{ number: 'SK 2611 0155', name: 'Eva Kováčová', email: 'eva@example.sk', lines: [], deadline: null },
  items: [
    {
      ...{
        lineId: '1',
        name: 'Kožená kabelka',
        text: 'Kožená kabelka, koňaková',
        left: 1,
        price: 40,
        pricePromo: null,
      },
      ...{ color: { name: 'koňaková' }, size: { name: 'size/one' }, picture: { path: 'bag', alt: '' } },
    },
  ],
  refund: 40,
  needsBankAccount: false,
};
const received = {
  ...{ number: 'O 2611 0017', receivedAt: '2026-11-22T13:06:31.000Z', name: own.name, orderNumber: own.number },
  ...{ email: own.email, goods: null, refundTo: '', parcels: null },
};

beforeEach(() => sessionStorage.clear());

const open = (order: OwnOrder | null, answer = {}) =>
  openHelpPage(
    'withdrawal',
    answers(readOwnOrder, { order }),
    answers(declareWithdrawal, (declared) => ({
      ...received,
      ...{ refundTo: (declared.bankAccount ?? '').slice(-4) },
      ...answer,
    })),
  );
type Page = Awaited<ReturnType<typeof open>>;
const press = async ({ user }: Page, name: string) => user.click(await screen.findByRole('button', { name }));
const toCheck = (page: Page) => press(page, 'Pokračovať ku kontrole');
const confirm = (page: Page) => press(page, 'Potvrdiť odstúpenie');
const sentBy = ({ storefront }: Page) => storefront.sent.find(({ path }) => path === declareWithdrawal.path)?.payload;

test('an order that was paid in cash asks for the bank account, checks it, and shows the end of it in the receipt (P6, H18)', async () => {
  const page = await open({ ...own, needsBankAccount: true });
  const iban = screen.getByLabelText('IBAN');
  await page.user.type(iban, 'SK31 1200 0000 1987 4263 7542');
  await toCheck(page);
  expect(iban).toHaveAccessibleDescription(/Kontrolné číslice účtu nesedia/);
  expect(iban).toBeInvalid();

  await page.user.clear(iban);
  await page.user.type(iban, 'SK31 1200 0000 1987 4263 7541');
  await page.user.type(screen.getByLabelText('Majiteľ účtu'), 'Eva Kováčová');
  await toCheck(page);
  await confirm(page);

  expect(await screen.findByRole('status')).toHaveTextContent('Účet na vrátenie peňazí•••• 7541');
  expect(sentBy(page)).toMatchObject({ bankAccount: 'SK3112000000198742637541', holder: 'Eva Kováčová' });
});

test('an order that was paid online asks for no bank account (P6)', async () => {
  await open(own);

  expect(screen.queryByLabelText('IBAN')).not.toBeInTheDocument();
});

test('the receipt says what is not sent any more, and what to do with a parcel on its way (P6)', async () => {
  const page = await open(own, { parcels: { stopped: 1, underWay: 2, delivered: 0 } });
  await toCheck(page);
  await confirm(page);

  const receipt = await screen.findByRole('status');
  expect(receipt).toHaveTextContent(/Ešte nezabalené: 1\sks. To vám už nepošleme./);
  expect(receipt).toHaveTextContent(/na ceste: 2\sks. Zásielku nemusíte prevziať./);
});
