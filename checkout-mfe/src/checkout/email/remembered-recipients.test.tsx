import { choosePayment, chooseShipping, chooseShippingPoint, readShippingPayment } from '@odeta/contracts';
import { deliveryMethodOf, shippingPointOf, summaryOf } from '@odeta/contracts/testing';
import { answers, waitFor } from '@odeta/storefront/testing';
import { openCheckout } from '../../../testing/account-checkout.tsx';
import { beOnPhone } from '../../../testing/phone-checkout.tsx';
import { customerFieldsOf } from '../form/customer-fields.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

const NAME = 'checkout.remembered';
const jana = customerFieldsOf({
  ...{ firstName: 'Jana', lastName: 'Hrušková', email: 'jana@example.sk', mobilePhone: '905123456' },
  ...{ street: 'Šancová', streetNumber: '48', postCode: '811 05', city: 'Bratislava' },
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem(NAME, JSON.stringify({ recipients: [jana], points: [shippingPointOf()], at: Date.now() }));
});
afterAll(() => localStorage.clear());

test('one press on a recipient of an earlier order on this device fills in the form and opens the steps', async () => {
  const { user, findByRole, getByRole, findByLabelText } = await openCheckout({ exist: false });

  await user.click(await findByRole('button', { name: /Jana Hrušková/ }));

  expect(await findByLabelText('Meno')).toHaveValue('Jana');
  expect(getByRole('textbox', { name: /Mobil/ })).toHaveValue('905123456');
  await waitFor(() => expect(getByRole('heading', { name: 'Doručenie' })).toBeVisible());
});

test('on a phone one press also chooses the last pick-up point, and leaves only payment and consents', async () => {
  const leavePhone = beOnPhone();
  const { user, findByRole, getByRole, storefront, calls } = await openCheckout({ exist: false });
  const point = shippingPointOf();
  const payments = [{ key: 'card', name: 'Platba kartou', description: '', cost: 2.49, disabled: false, order: 1 }];
  const method = deliveryMethodOf({ key: point.shipping, name: 'BalíkoBOX', group: 'pick-up', map: true, payments });
  storefront.storeOf(createCheckoutStore).state.shippingPayment = [method];
  const chosen = { shipping: method.key, payment: null, summary: summaryOf() };
  for (const answer of [
    answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: null, summary: summaryOf() }),
    answers(chooseShippingPoint, { ...chosen, shippingPointId: point.id, shippingPoint: [point] }),
    answers(readShippingPayment, { ...chosen, shippingPayment: [method] }),
    answers(choosePayment, { payment: 'card', summary: summaryOf() }),
  ])
    storefront.prepare(answer);

  await user.click(await findByRole('button', { name: /Jana Hrušková/ }));

  await waitFor(() => expect(getByRole('heading', { name: 'Platba' })).toHaveFocus());
  expect(getByRole('region', { name: 'Doručenie' })).toHaveTextContent(point.name);
  expect(calls(chooseShippingPoint.path).map(({ payload }) => payload)).toMatchObject([{ id: point.id }]);
  leavePhone();
});

test('one press removes the list from the device', async () => {
  const { user, findByRole, queryByRole } = await openCheckout({ exist: false });

  await user.click(await findByRole('button', { name: 'Odstrániť z tohto zariadenia' }));

  expect(queryByRole('button', { name: /Jana Hrušková/ })).toBeNull();
  expect(localStorage.getItem(NAME)).toBeNull();
});
