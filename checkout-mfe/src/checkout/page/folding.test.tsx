import { placeOrder } from '@odeta/contracts';
import { guestOf, summaryOf } from '@odeta/contracts/testing';
import { refuses, waitFor } from '@odeta/storefront/testing';
import { openCheckout as openUnknown } from '../../../testing/account-checkout.tsx';
import { openCheckout, testOnPhone } from '../../../testing/phone-checkout.tsx';
import { customerFieldsOf } from '../form/customer-fields.ts';

const place = { street: 'Šancová', streetNumber: '48', postCode: '811 05' };
const jana = { ...place, firstName: 'Jana', lastName: 'Hrušková' };

const ORDER = 'Objednávka s povinnosťou platby';

testOnPhone();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('on a phone the key that ends the last line folds the step, and the next one gets the focus', async () => {
  const customer = guestOf({ ...jana, lastName: '', mobilePhone: '905123456' });
  const { user, getByRole, queryByRole, title, bar } = await openCheckout({ customer });
  expect(queryByRole('radiogroup', { name: 'Platba' })).toBeNull();
  expect(bar.queryByRole('button', { name: ORDER })).toBeNull();

  await user.type(getByRole('textbox', { name: 'Priezvisko' }), 'Nagy{Enter}');
  expect(getByRole('textbox', { name: /^Mobilné/ })).toHaveFocus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(title('Doručenie')).toHaveFocus());
  expect(queryByRole('textbox', { name: 'Meno' })).toBeNull();
  const line = getByRole('region', { name: 'Kontakt' });
  expect(line).toHaveTextContent(/Jana Nagy, .*905.123.456, jana@example.sk/);
});

test('a step in which something is wrong does not fold, and its field gets the focus', async () => {
  const { press, getByRole } = await openCheckout({ customer: guestOf(place) });

  await press('Pokračovať');

  await waitFor(() => expect(getByRole('textbox', { name: 'Meno' })).toHaveFocus());
  expect(getByRole('textbox', { name: 'Meno' })).toBeInvalid();
});

test('a step with an unfinished company of the invoice does not fold, and the company gets the focus', async () => {
  const { press, user, findByRole, getByRole } = await openCheckout({ customer: guestOf(jana) });
  await user.click(getByRole('button', { name: 'Zmeniť: Kontakt' }));
  await user.click(getByRole('checkbox', { name: 'Chcem faktúru na firmu' }));
  const company = await findByRole('textbox', { name: 'Názov firmy' });

  await press('Pokračovať');

  await waitFor(() => expect(company).toHaveFocus());
  expect(company).toBeInvalid();
});

test('a folded step opens to be changed, and after it the page is where it was', async () => {
  const customer = guestOf({ ...jana, city: 'Bratislava' });
  const { user, press, getByRole, title, bar } = await openCheckout({ customer });
  expect(getByRole('radio', { name: /Dobierka/ })).toBeChecked();

  await user.click(getByRole('button', { name: 'Zmeniť: Kontakt' }));
  expect(title('Kontakt')).toHaveFocus();
  expect(bar.queryByRole('button', { name: ORDER })).toBeNull();
  await user.clear(getByRole('textbox', { name: 'Meno' }));
  await user.type(getByRole('textbox', { name: 'Meno' }), 'Zuzana');
  await press('Pokračovať');

  await waitFor(() => expect(title('Platba')).toHaveFocus());
  expect(getByRole('region', { name: 'Kontakt' })).toHaveTextContent('Zuzana Hrušková');
  expect(bar.getByRole('button', { name: ORDER })).toBeVisible();
});

test('an error that the server finds in a folded step opens it and gets the focus', async () => {
  const customer = guestOf({ ...jana, city: 'Bratislava' });
  const { user, press, getByRole, findByRole, storefront } = await openCheckout({ customer });
  const validation = { 'customer.lastName': ['Toto priezvisko nepoznáme'] };
  storefront.prepare(refuses(placeOrder, { code: 'validation', status: 422, validation }));
  await user.click(getByRole('checkbox', { name: /regulationsAgreement/ }));

  await press(ORDER);

  const field = await findByRole('textbox', { name: 'Priezvisko' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Toto priezvisko nepoznáme');
});

test('a delivery address that the server refuses opens its step with the editor', async () => {
  const gift = { ...customerFieldsOf({ ...jana, city: 'Trnava', street: 'Hlavná' }), id: '7' };
  const init = { customer: guestOf({ ...jana, city: 'Bratislava' }), shippingAddress: [gift], shippingAddressId: '7' };
  const { user, press, getByRole, findByRole, storefront } = await openCheckout(init);
  const validation = { 'shippingAddress.street': ['Ulica nesedí'] };
  storefront.prepare(refuses(placeOrder, { code: 'validation', status: 422, validation }));
  await user.click(getByRole('checkbox', { name: /regulationsAgreement/ }));

  await press(ORDER);

  const street = await findByRole('textbox', { name: 'Ulica', description: 'Ulica nesedí' });
  await waitFor(() => expect(street).toHaveFocus());
});

test('the press that orders moves the focus to the first thing that is missing', async () => {
  const customer = guestOf({ ...jana, city: 'Bratislava' });
  const { press, getByRole } = await openCheckout({ customer });

  await press(ORDER);

  await waitFor(() => expect(getByRole('checkbox', { name: /regulationsAgreement/ })).toHaveFocus());
});

test('a first order gets a payment without a surcharge, and the step says that it is a suggestion', async () => {
  const customer = guestOf({ ...jana, city: 'Bratislava' });
  const { findByText, getByRole } = await openCheckout({ customer, payment: null });

  expect(await findByText(/^Návrh: platba bez príplatku/)).toBeVisible();
  expect(getByRole('radio', { name: /Platba kartou/ })).toBeChecked();
});

test('after a log-in what the account knows is folded, and the first step that is not gets the focus', async () => {
  const { user, give, findByLabelText, findByRole, getByRole } = await openUnknown({ exist: true });
  await give('jana@example.sk');
  await user.type(await findByLabelText('Heslo'), 'x{Enter}');

  const delivery = await findByRole('heading', { name: 'Doručenie', level: 2 });
  await waitFor(() => expect(delivery).toHaveFocus());
  expect(getByRole('region', { name: 'Kontakt' })).toHaveTextContent('Jana Hrušková, jana@example.sk');
});

test('the line of a folded delivery says in words that it costs nothing', async () => {
  const customer = guestOf({ ...jana, city: 'Bratislava' });
  const { getByRole } = await openCheckout({ customer, summary: summaryOf({ freeDelivery: true }) });

  expect(getByRole('region', { name: 'Doručenie' })).toHaveTextContent(/, zadarmo\s*Zmeniť/);
});
