import { IDEMPOTENCY_HEADER, openReturn, quoteReturn, readReturnOffer } from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import { returnOffer } from '../../testing/returns.ts';
import * as page from './return-form.page.tsx';

const { orderId } = returnOffer();
const path = `/my-account/orders/${orderId}/returns`;
const sums = { goods: 39.99, fee: 2.9, wayCost: 0, onVoucher: 0, refund: 37.09 };

const open = (offer: Parameters<typeof returnOffer>[0] = {}, ...more: ReturnType<typeof refuses>[]) =>
  openAccountPage(page, {
    url: `/my-account/orders/${orderId}/return?line=1`,
    params: { orderId },
    api: [answers(readReturnOffer, { offer: returnOffer(offer) }), answers(quoteReturn, sums), ...more],
  });

type Page = Awaited<ReturnType<typeof open>>;

async function fill({ user }: Page) {
  await user.click(screen.getByRole('radio', { name: /^Vrátiť tovar/ }));
  await user.selectOptions(screen.getByLabelText('Dôvod'), 'Veľkosť je malá');
  await user.click(screen.getByRole('radio', { name: /^Na bankový účet/ }));
  await user.click(screen.getByRole('radio', { name: /^BalíkoBOX/ }));
}

test('the summary shows the fee and the refund before sending, and only returnable items can be selected (P6)', async () => {
  const page = await open();
  const summary = screen.getByRole('complementary', { name: 'Súhrn vrátenia' });
  expect(within(summary).getByText(/Vyberte, čo riešite/)).toBeVisible();

  await page.user.click(screen.getByRole('radio', { name: /^Vrátiť tovar/ }));

  expect(await within(summary).findByText('−2,90 €')).toBeVisible();
  expect(within(summary).getByText('37,09 €')).toBeVisible();
  expect(within(summary).getByRole('link')).toHaveAttribute('href', '/pomoc/odstupenie');
  expect(screen.getByRole('checkbox', { name: 'Vrátiť: Šaty midi' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Vrátiť: Džínsy' })).toBeDisabled();
});

test('missing fields are listed and marked, and nothing is sent (H18)', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('radio', { name: /^Vrátiť tovar/ }));
  await page.user.click(screen.getByRole('button', { name: 'Odoslať vrátenie' }));

  const links = within(screen.getAllByRole('alert')[0] as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Dôvod: Šaty midi',
    'Kam pošleme peniaze',
    'Ako balík odovzdáte',
  ]);
  expect(screen.getByLabelText('Dôvod')).toHaveAccessibleDescription('Vyberte dôvod vrátenia');
  expect(page.sentTo(path)).toHaveLength(0);
});

test('the errors of a complaint are listed in the order of its fields (P6, H18)', async () => {
  const page = await open();
  await page.user.click(screen.getByRole('radio', { name: /^Reklamovať chybu/ }));
  await page.user.click(screen.getByRole('radio', { name: /^Na bankový účet/ }));
  await page.user.clear(screen.getByLabelText(/^Majiteľ/));
  await page.user.click(screen.getByRole('button', { name: 'Odoslať reklamáciu' }));

  const links = within(screen.getAllByRole('alert')[0] as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Dôvod: Šaty midi',
    'Čo je s tovarom',
    'IBAN',
    'Majiteľ účtu',
    'Ako balík odovzdáte',
  ]);
});

test('a wrong IBAN is reported on blur and cleared once correct; sending again uses the same idempotency key (H18)', async () => {
  const page = await open(
    {},
    refuses(openReturn, { code: 'validation', status: 422, validation: { refundMethod: ['Nie je v ponuke'] } }),
  );
  await fill(page);
  const iban = screen.getByLabelText('IBAN');
  await page.user.type(iban, 'SK31 1200 0000 1987 4263 75');
  await page.user.tab();
  expect(iban).toHaveAccessibleDescription('Číslo účtu (IBAN) má 24 znakov, zadali ste 22');
  await page.user.type(iban, '41');
  expect(iban).not.toBeInvalid();

  await page.user.click(screen.getByRole('button', { name: 'Odoslať vrátenie' }));
  expect(await screen.findByText('Nie je v ponuke')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Odoslať vrátenie' }));

  const sent = page.sentTo(path);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ headers }) => headers[IDEMPOTENCY_HEADER])).size).toBe(1);
  expect(sent[0]?.payload).toMatchObject({
    kind: 'declaration',
    lines: [{ lineId: '1', quantity: 1, reason: 'too-small' }],
    returnType: 'box',
    holder: 'Jana Hrušková',
  });
});

test('a complaint has a description, photos and its own reasons; a missing item needs no parcel (P6, H16)', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: /^Reklamovať chybu/ }));

  expect(screen.getByLabelText('Čo je s tovarom')).toBeVisible();
  expect(screen.getByLabelText(/^Fotky/)).toBeInTheDocument();
  expect(within(screen.getByLabelText('Dôvod')).getByText('Uvoľnený šev alebo zips')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /Ako balík odovzdáte/ })).toBeVisible();

  await user.click(screen.getByRole('radio', { name: /^Tovar v balíku chýba/ }));
  expect(screen.queryByRole('region', { name: /Ako balík odovzdáte/ })).not.toBeInTheDocument();
});

test('the only way of a refund is chosen at once, and asks for the account (P6)', async () => {
  const { user } = await open({ refundMethods: [{ method: 'bank-account', name: 'Dobierka' }] });
  await user.click(screen.getByRole('radio', { name: /^Reklamovať chybu/ }));

  expect(screen.getByRole('radio', { name: /^Na bankový účet/ })).toBeChecked();
  expect(screen.getByLabelText('IBAN')).toBeVisible();
  const remedies = within(screen.getByRole('group', { name: 'Čo žiadate' }));
  expect(remedies.getByLabelText(/^Oprava/)).toBeChecked();
  expect(screen.getByText(/^Peniaze vraciame, len ak sa tovar nedá opraviť ani vymeniť/)).toBeVisible();

  await user.click(remedies.getByLabelText(/^Vrátenie peňazí|^Peniaze/));
  expect(screen.queryByText(/^Peniaze vraciame, len ak/)).not.toBeInTheDocument();
});

test.each([
  ['Reklamovať chybu', 'reklamáci'],
  ['Tovar v balíku chýba', 'hláseni'],
])('%s is not labelled as a return, and the refund follows its acceptance (P6)', async (kind, word) => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${kind}`) }));

  expect(screen.getByRole('complementary', { name: new RegExp(`^Súhrn ${word}`) })).toBeVisible();
  expect(screen.getByRole('button', { name: new RegExp(`^Odoslať ${word}`) })).toBeVisible();
  expect(screen.getByText('Prevodom, do 2 pracovných dní od uznania')).toBeVisible();
  expect(screen.queryByText(/od prijatia tovaru$/)).not.toBeInTheDocument();
});

test('an order with nothing to return shows a message (P6)', async () => {
  await open({ kinds: [] });
  expect(screen.getByText(/teraz nedá nič vrátiť/)).toBeVisible();
});

test('an order that is on the way says only that, with the day of its delivery, and leads to the order (P6)', async () => {
  await open({ kinds: [], nothing: { reason: 'on-the-way', day: '2026-11-24' } });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Objednávka SK.2611.0482 je ešte na ceste/);
  expect(screen.getByText(/^Doručenie: utorok\s24\.\s11\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobraziť objednávku' })).toHaveAttribute(
    'href',
    `/my-account/orders/${orderId}`,
  );
});

test('a visitor without access to the order sees a link to the log-in (P6)', async () => {
  await openAccountPage(page, {
    url: `/my-account/orders/${orderId}/return`,
    params: { orderId },
    api: [refuses(readReturnOffer, { code: 'not-found', status: 404 })],
  });

  expect(screen.getByRole('link', { name: 'Prihlásiť sa' })).toHaveAttribute(
    'href',
    `/my-account/log-in?return=${encodeURIComponent(`/my-account/orders/${orderId}/return`)}`,
  );
});
