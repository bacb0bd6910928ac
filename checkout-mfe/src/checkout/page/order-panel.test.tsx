import { type CountryCode, countries, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, shippingPointOf, summaryOf } from '@odeta/contracts/testing';
import { act, answers, createTestStorefront, renderInStorefront, within } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { customerFieldsOf } from '../form/customer-fields.ts';
import { createPlacingStore } from '../placing/placing.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import CheckoutPage from './checkout.page.tsx';

const fields = customerFieldsOf({
  email: 'jana@example.sk',
  firstName: 'Jana',
  lastName: 'Hrušková',
  street: 'Šancová',
  streetNumber: '48',
  postCode: '811 05',
  city: 'Bratislava',
});
const customer = { ...fields, customerHash: null, isAuthorized: false, hasAccount: false, customerNumber: null };

async function openPanel(init: Parameters<typeof checkoutInitOf>[0] = {}, country: CountryCode = 'sk') {
  const { default: checkout } = await messages[countries[country].language]();
  const summary = summaryOf({ itemsValue: 12.99, shippingCost: 5.19, selectedShippingCost: 3.99, total: 18.18 });
  const ready = checkoutInitOf({ customer, shipping: 'courier', payment: 'cod', summary, ...init });
  const storefront = createTestStorefront({ country, messages: { checkout }, api: [answers(readCheckoutInit, ready)] });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  return { ...page, panel: page.getByRole('complementary') };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test.each([
  ['pl', 'Zamawiam z obowiązkiem zapłaty'],
  ['sk', 'Objednávka s povinnosťou platby'],
  ['hu', 'Megrendelés fizetési kötelezettséggel'],
  ['ro', 'Comandă cu obligație de plată'],
  ['ua', 'Заказать с обязательством оплаты'],
] as const)(
  'the order button in %s has the legally required text about the obligation to pay',
  async (country, words) => {
    const { panel } = await openPanel({}, country);

    expect(within(panel).getByRole('button', { name: words })).toBeVisible();
  },
);

test('the order panel links to the legal guarantee in an EU country, but not in Ukraine (P16)', async () => {
  const { panel, unmount } = await openPanel({}, 'ro');
  const link = within(panel).getByRole('link', { name: 'Garanția legală de conformitate: 2 ani' });
  expect(link).toHaveAttribute('href', '#legal-guarantee');
  unmount();

  const ukrainian = await openPanel({}, 'ua');
  expect(ukrainian.panel.querySelector('[href="#legal-guarantee"]')).toBeNull();
});

test('below the button stand the contract, the days for withdrawal and return, and the age of buyers', async () => {
  const { panel } = await openPanel();

  expect(within(panel).getByText(/kúpnu zmluvu.*14 dní na odstúpenie.*18 rokov/)).toBeVisible();
});

test('products, address, delivery, payment, costs and total are shown directly above the button', async () => {
  const { panel, init } = { ...(await openPanel()), init: checkoutInitOf() };
  const [above] = (panel.textContent ?? '').replace(/\s/g, ' ').split('Objednávka s povinnosťou platby');

  const parts = [
    init.cartItems[0]?.name,
    'Kuriér na adresu, Jana Hrušková, Šancová 48, 811 05 Bratislava',
    'Dobierka',
    '12,99 €',
    '5,19 €',
    'Spolu s DPH18,18 €',
  ];
  const places = parts.map((part) => above?.lastIndexOf(part ?? '') ?? -1);
  expect(places).not.toContain(-1);
  expect(places.at(-1)).toBe(Math.max(...places));
  // Lines do not begin with a comma when they wrap.
  expect(within(panel).getByText('Šancová 48,')).toBeVisible();
});

test('the address above the button is updated while typing', async () => {
  const { panel, user, getByRole } = await openPanel();

  await user.type(getByRole('textbox', { name: 'Mesto' }), ' 3');

  expect(panel).toHaveTextContent('811 05 Bratislava 3');
});

test('a pickup delivery without a point shows that none is selected yet, and no billing address (J6)', async () => {
  const method = deliveryMethodOf({ key: 'balikobox', group: 'pick-up', map: true, name: 'BalíkoBOX' });

  const { panel } = await openPanel({ shippingPayment: [method], shipping: 'balikobox' });

  expect(panel).toHaveTextContent('BalíkoBOX, výdajné miesto ešte nie je vybrané');
  expect(panel).not.toHaveTextContent('Šancová');
});

test('the order panel shows the selected pickup point as the delivery address', async () => {
  const point = shippingPointOf();
  const method = deliveryMethodOf({ key: 'balikobox', map: true, name: 'BalíkoBOX' });
  const { panel } = await openPanel({
    shippingPayment: [method],
    shipping: 'balikobox',
    shippingPoint: [point],
    shippingPointId: point.id,
  });

  expect(panel).toHaveTextContent('BalíkoBOX, BalíkoBOX Račianska, Račianska 12, 831 04 Bratislava');
});

test('an order that is being sent for 6 seconds asks the buyer not to close the page', async () => {
  const { panel, storefront } = await openPanel();
  jest.useFakeTimers();
  await act(async () =>
    Object.assign(storefront.storeOf(createPlacingStore).state, { placing: { status: 'sending' } }),
  );

  act(() => jest.advanceTimersByTime(6_000));

  expect(within(panel).getByText(/^Trvá to dlhšie než zvyčajne/)).toHaveAttribute('role', 'status');
  jest.useRealTimers();
});
