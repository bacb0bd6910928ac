import { shippingPointOf } from '@odeta/contracts/testing';
import { waitFor } from '@odeta/storefront/testing';
import { openCheckout } from '../../../testing/account-checkout.tsx';
import { customerFieldsOf } from '../form/customer-fields.ts';

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

test('one press removes the list from the device', async () => {
  const { user, findByRole, queryByRole } = await openCheckout({ exist: false });

  await user.click(await findByRole('button', { name: 'Odstrániť z tohto zariadenia' }));

  expect(queryByRole('button', { name: /Jana Hrušková/ })).toBeNull();
  expect(localStorage.getItem(NAME)).toBeNull();
});
