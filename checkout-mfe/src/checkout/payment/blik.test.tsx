import { placeOrder } from '@odeta/contracts';
import { openWithBlik, TestStream } from '../../../testing/blik-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(globalThis, { EventSource: Object.assign(TestStream, { CLOSED: 2 }) });
});

test('the BLIK code field is empty, has a numeric keyboard and no autofill (R6)', async () => {
  const { code } = await openWithBlik();

  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'off');
  expect(code).not.toHaveAttribute('placeholder');
  expect(code).toHaveValue('');
  expect(code).not.toHaveFocus();
  expect(code).toHaveAccessibleDescription(/6 cyfr z aplikacji banku/);
});

test('the BLIK code is shown in two groups of three digits, and other characters are dropped (R6)', async () => {
  const { user, code, storefront, getByRole, findByRole } = await openWithBlik();

  await user.type(code, '7a77123');
  expect(code).toHaveValue('777 123');

  await user.clear(code);
  await user.click(code);
  await user.paste('  777 123\n');
  expect(code).toHaveValue('777 123');
  await user.click(getByRole('checkbox', { name: /regulationsAgreement/ }));
  await user.click(getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await findByRole('heading', { name: /Potwierdź płatność/ });
  const { payload } = storefront.sent.find(({ path }) => path === placeOrder.path) ?? {};
  expect(payload).toMatchObject({ blikCode: '777123' });
});

test('too few and too many digits each show their own error when the field loses focus (H15)', async () => {
  const { user, code } = await openWithBlik();

  await user.type(code, '7771');
  await user.tab();
  expect(code).toHaveAccessibleDescription(/wpisz wszystkie/);

  await user.type(code, '234');
  await user.tab();
  expect(code).toHaveAccessibleDescription(/wpisano ich więcej/);

  await user.type(code, '{Backspace}');
  expect(code).toBeValid();
});

test('choosing another payment removes the code field, and the code is not stored in the browser', async () => {
  const { user, code, getByRole, queryByRole } = await openWithBlik();
  await user.type(code, '777123');

  await user.click(getByRole('radio', { name: /Karta/ }));

  expect(queryByRole('textbox', { name: 'Kod BLIK' })).not.toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('777123');
});

test('an order without a code is not sent, and the error summary links to the code field (H15)', async () => {
  const { user, getByRole, storefront, findByRole } = await openWithBlik();
  await user.click(getByRole('checkbox', { name: /regulationsAgreement/ }));

  await user.click(getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await user.click(await findByRole('link', { name: 'Kod BLIK' }));

  expect(getByRole('textbox', { name: 'Kod BLIK' })).toHaveFocus();
  expect(storefront.sent.some(({ path }) => path === placeOrder.path)).toBe(false);
});
