import { chooseShipping, type WalletOffer } from '@odeta/contracts';
import { cartItemOf, deliveryMethodOf, freeDeliveryOf, guestOf, summaryOf } from '@odeta/contracts/testing';
import { answers, waitFor, within } from '@odeta/storefront/testing';
import { openCheckout, testOnPhone } from '../../../testing/phone-checkout.tsx';

const club = {
  ...{ name: 'Klub ODETA', percent: 10, active: false, checked: false, disabled: false },
  message: 'Ušetríte 1,30 €, členstvo na 6 mesiacov stojí 5,99 €.',
};

const jana = guestOf({
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  postCode: '811 05',
});

testOnPhone();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** In the step of the delivery, whose address has no town yet. */
async function openDelivery(init: Parameters<typeof openCheckout>[0] = {}) {
  const page = await openCheckout({ customer: jana, ...init });
  const line = page.getByText('Vaša objednávka', { selector: 'summary *' }).closest('details') as HTMLDetailsElement;
  return { ...page, line };
}

test('before the last step what is ordered is one line, which opens goods, costs and codes in its place', async () => {
  const shirts = cartItemOf({ name: 'Tričko', quantity: 3, maxQuantity: 9 });
  const page = await openDelivery({ cartItems: [shirts], freeDelivery: freeDeliveryOf({ missing: 12 }) });
  expect(page.queryByRole('complementary')).toBeNull();
  expect(page.line).not.toHaveAttribute('open');
  const head = page.line.querySelector('summary') as HTMLElement;
  expect(head).toHaveTextContent(/^Vaša objednávka 3 ks18,18.€Do dopravy zadarmo vám chýba 12,00.€\.$/);

  await page.user.click(head);

  const opened = within(page.line);
  expect(opened.getByText('Tričko')).toBeVisible();
  expect(opened.getByText('Spolu s DPH')).toBeVisible();
  expect(opened.getByText(/^Mám zľavový kód/)).toBeVisible();
  expect(opened.getByRole('link', { name: 'Zmeniť obsah košíka' })).toHaveAttribute('href', '/cart');
});

test('in the last step articles, costs and the contract stand in full (P16)', async () => {
  const page = await openDelivery();
  await page.user.type(page.getByRole('textbox', { name: 'Mesto' }), 'Bratislava');
  await page.press('Sem doručiť');

  const panel = await page.findByRole('complementary', { name: 'Vaša objednávka' });
  for (const part of ['Spolu s DPH', /kúpnu zmluvu.*14 dní na odstúpenie/, /Kuriér na adresu/])
    expect(within(panel).getAllByText(part)[0]).toBeVisible();
  expect(within(page.line).queryByText('Spolu s DPH')).toBeNull();
});

test('the offer of the club is one line that opens, unless the membership was chosen before', async () => {
  const customer = guestOf({ ...jana, city: 'Bratislava' });
  const page = await openCheckout({ customer, club });
  const add = () => page.getByRole('button', { name: 'Pridať členstvo', hidden: true });
  expect(add()).not.toBeVisible();
  await page.user.click(page.getByRole('heading', { name: /^Klub ODETA: zľava 10\s% z tejto objednávky$/ }));
  expect(add()).toBeVisible();
  page.unmount();

  const again = await openCheckout({ customer, club: { ...club, checked: true } });

  expect(again.getByRole('button', { name: 'Odobrať členstvo' })).toBeVisible();
});

test('consents that the order does not need are folded, and seen at once if one was given before', async () => {
  const customer = guestOf({ ...jana, city: 'Bratislava' });
  const page = await openCheckout({ customer });
  const newsletter = () => page.getByRole('checkbox', { name: /newsletterAgreement/, hidden: true });
  expect(page.getByRole('checkbox', { name: /regulationsAgreement/ })).toBeVisible();
  expect(newsletter()).not.toBeVisible();
  await page.user.click(page.getByText('Nepovinné súhlasy'));
  await page.user.click(newsletter());
  page.unmount();

  const again = await openCheckout({ customer });

  expect(again.getByRole('checkbox', { name: /newsletterAgreement/ })).toBeVisible();
});

test.each([
  ['sold out', { availability: 3 }, 'Do objednávky sa nezapočíta'],
  ['short', { quantity: 5, maxQuantity: 2 }, /zostáva 2 ks/],
] as const)('an article that is %s is seen at once in each step (M7)', async (_, parts, words) => {
  const page = await openDelivery({ cartItems: [cartItemOf(parts), cartItemOf({ id: '2', entryId: '2' })] });

  expect(page.line).toHaveAttribute('open');
  expect(within(page.line).getByText(words)).toBeVisible();
});

test('a choice that changes the total is announced in the step in which it is made', async () => {
  const methods = [deliveryMethodOf(), deliveryMethodOf({ key: 'post', name: 'Pošta na adresu' })];
  const page = await openDelivery({ shippingPayment: methods });
  const summary = summaryOf({ total: 15.98 });
  page.storefront.prepare(
    answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'cod', summary }),
  );

  await page.user.click(page.getByRole('radio', { name: /Pošta na adresu/ }));

  await waitFor(() => expect(page.getByText(/^Spolu 15,98/)).toHaveAttribute('role', 'status'));
});

test('the express payment is one line from the start, which opens', async () => {
  const google: WalletOffer = { name: 'Google Pay', supportedMethods: 'x', data: {}, isDemonstration: true };
  Object.assign(globalThis, { PaymentRequest: class {} });
  const page = await openDelivery({ wallets: [google] });
  const button = await page.findByText('Zaplatiť cez Google Pay');
  expect(button).not.toBeVisible();

  await page.user.click(page.getByRole('heading', { name: 'Rýchly nákup' }));

  expect(button).toBeVisible();
  Reflect.deleteProperty(globalThis, 'PaymentRequest');
});
