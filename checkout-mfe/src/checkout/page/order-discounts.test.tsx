import {
  changeClubStatus,
  deleteDiscountCode,
  readCheckoutInit,
  readOfferedCodes,
  useDiscountCode as takeDiscountCode,
} from '@odeta/contracts';
import {
  cartAnswerOf,
  cartItemOf,
  checkoutInitOf,
  deliveryMethodOf,
  discountCodeOf,
  summaryOf,
} from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import {
  act,
  answers,
  createTestStorefront,
  refuses,
  renderInStorefront,
  unreachable,
  waitFor,
} from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import CheckoutPage from './checkout.page.tsx';

const club = {
  name: 'Klub ODETA',
  percent: 10,
  active: false,
  checked: false,
  message: 'Ušetríte 1,30 €, členstvo na 6 mesiacov stojí 5,99 €.',
  disabled: false,
};
const methods = [deliveryMethodOf()];
const answer = (parts: object = {}) => ({ ...cartAnswerOf([cartItemOf()]), shippingPayment: methods, ...parts });
const { message: _, ...facts } = discountCodeOf({ id: '9', name: 'Váš osobný kód', percent: 20 });

async function openCheckout(parts: Parameters<typeof checkoutInitOf>[0] = {}) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf(parts)),
      answers(readOfferedCodes, { codes: parts.offeredCodes ? [{ ...facts, code: 'TAJNY' }] : [] }),
    ],
  });
  await storefront.storeOf(createCheckoutStore).load();
  return renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
}

beforeEach(() => sessionStorage.clear());

test('a discount code in the checkout updates the summary and can be removed again (L1)', async () => {
  const page = await openCheckout();
  const summary = summaryOf({ discountCodeCost: 1.95, total: 11.04 });
  page.storefront.prepare(answers(takeDiscountCode, answer({ discountCode: discountCodeOf(), summary })));
  page.storefront.prepare(answers(deleteDiscountCode, answer()));

  await page.user.click(page.getByText('Mám zľavový kód alebo poukaz'));
  await page.user.type(await page.findByRole('textbox', { name: 'Zľavový kód alebo poukaz' }), 'SVETER15{Enter}');
  expect(await page.findByText('Kód SVETER15')).toBeVisible();

  await page.user.click(page.getByRole('button', { name: 'Odstrániť kód SVETER15' }));
  await waitFor(() => expect(page.queryByText('Kód SVETER15')).toBeNull());
});

test('a code for the customer is applied with one click (L2)', async () => {
  const page = await openCheckout({ offeredCodes: 1 });
  expect(page.getByText('Kódy pre vás')).toBeVisible();
  page.storefront.prepare(
    answers(takeDiscountCode, answer({ discountCode: discountCodeOf({ ...facts, message: null }) })),
  );

  await page.user.click(page.getByText('Mám zľavový kód alebo poukaz'));
  await page.user.click(await page.findByRole('button', { name: 'Použiť kód Váš osobný kód' }));

  expect(await page.findByRole('button', { name: 'Odstrániť kód Váš osobný kód' })).toBeVisible();
  expect(page.storefront.sent.map(({ payload }) => payload)).toContainEqual({ code: 'TAJNY' });
});

test("a code for the customer shows the server's reason when it is refused after all (L1, L2)", async () => {
  const page = await openCheckout({ offeredCodes: 1 });
  const message = 'Kód platí pri nákupe od 59 €.';
  page.storefront.prepare(
    refuses(takeDiscountCode, {
      code: 'discount-code',
      status: 422,
      messages: [{ type: 'error', message, autoclose: true, closable: true }],
    }),
  );

  await page.user.click(page.getByText('Mám zľavový kód alebo poukaz'));
  await page.user.click(await page.findByRole('button', { name: 'Použiť kód Váš osobný kód' }));

  const { alerts } = page.storefront.storeOf(createAlertsStore).state;
  expect(alerts).toMatchObject([{ type: 'error', message, placement: 'page' }]);
});

test('a code that could not be removed stays, and an error is shown (L1)', async () => {
  const page = await openCheckout({ discountCode: discountCodeOf() });
  page.storefront.prepare(unreachable(deleteDiscountCode));

  await page.user.click(await page.findByRole('button', { name: 'Odstrániť kód SVETER15' }));

  expect(await page.findByText('Voľba sa neuložila. Skontrolujte pripojenie a vyberte znova.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Odstrániť kód SVETER15' })).toBeVisible();
});

test('a new code that replaces a refused one is not marked as refused (M7)', async () => {
  const page = await openCheckout({ discountCode: discountCodeOf() });
  const { state, refuseCode } = page.storefront.storeOf(createCheckoutStore);
  act(refuseCode);
  page.storefront.prepare(answers(takeDiscountCode, answer({ discountCode: discountCodeOf({ id: '8' }) })));

  await page.user.click(page.getByText('Mám ďalší kód alebo poukaz'));
  await page.user.type(await page.findByRole('textbox', { name: 'Zľavový kód alebo poukaz' }), 'ZIMA5{Enter}');

  await waitFor(() => expect(state.isCodeRefused).toBe(false));
});

test('a club membership can be added and removed, and the summary follows the response (L3)', async () => {
  const page = await openCheckout({ club });
  const joined = { club: { ...club, checked: true }, payment: null, shipping: null, shippingPayment: methods };
  const summary = summaryOf({ clubDiscount: 1.3, clubFee: 5.99, total: 17.68 });
  page.storefront.prepare(answers(changeClubStatus, { ...joined, summary }));

  await page.user.click(page.getByRole('button', { name: 'Pridať členstvo' }));

  expect(await page.findByText('Zľava klubu')).toBeVisible();
  expect(page.getByText('Členstvo v klube').nextSibling).toHaveTextContent(/5,99/);
  expect(page.storefront.sent.at(-1)?.payload).toEqual({ checked: true });

  page.storefront.prepare(answers(changeClubStatus, { ...joined, club, summary: summaryOf() }));
  await page.user.click(page.getByRole('button', { name: 'Odobrať členstvo' }));
  expect(await page.findByRole('button', { name: 'Pridať členstvo' })).toBeVisible();
});

test('a guest sees how to become a club member, without a button to join (L3)', async () => {
  const message = 'Členom sa môžete stať po prihlásení do svojho účtu.';
  const page = await openCheckout({ club: { ...club, disabled: true, message } });

  expect(page.getByText(message)).toBeVisible();
  expect(page.queryByRole('button', { name: 'Pridať členstvo' })).toBeNull();
});

test('a refused club membership shows the server’s reason and is not added (L3)', async () => {
  const page = await openCheckout({ club });
  const words = { type: 'error' as const, message: 'Členstvo nemôžete pridať.', autoclose: true, closable: true };
  page.storefront.prepare(refuses(changeClubStatus, { code: 'club-not-offered', status: 409, messages: [words] }));

  await page.user.click(page.getByRole('button', { name: 'Pridať členstvo' }));

  expect((await page.findByText(words.message)).closest('[role=alert]')).not.toBeNull();
  expect(page.getByRole('button', { name: 'Pridať členstvo' })).toBeVisible();
});

test('a consent given before is not shown again, and no consent is ticked in advance (L4, H21)', async () => {
  const page = await openCheckout({ customerAvailableAgreements: [] });

  expect(page.getByRole('checkbox', { name: /regulationsAgreement/ })).not.toBeChecked();
  expect(page.queryByRole('checkbox', { name: /newsletterAgreement/ })).toBeNull();
});

test('a consent shows its additional text (L4)', async () => {
  const init = checkoutInitOf();
  const [first, second] = init.agreements;
  if (!first || !second) throw new Error('Two consents are needed');
  const page = await openCheckout({ agreements: [first, { ...second, subText: 'Kedykoľvek <b>odvolateľné</b>' }] });

  expect(page.getByText('odvolateľné')).toBeVisible();
});

test('a cart change in another tab updates the checkout', async () => {
  const page = await openCheckout();
  page.storefront.prepare(answers(readCheckoutInit, checkoutInitOf({ summary: summaryOf({ total: 99.99 }) })));

  await act(async () => page.storefront.events.emit('cart.changed', { cartItemsCount: 2, elsewhere: true }));

  expect((await page.findAllByText(/99,99/)).length).toBeGreaterThan(0);
});

test('a notification of the shop is shown as a status message (I10)', async () => {
  const page = await openCheckout();

  await act(async () => {
    page.storefront.session.state.checkoutNotifications = ['Pred Vianocami môže doručenie trvať o deň dlhšie.'];
  });

  expect(page.getByText(/Pred Vianocami/).closest('[role=status]')).not.toBeNull();
});
