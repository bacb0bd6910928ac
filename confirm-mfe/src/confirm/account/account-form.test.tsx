import { readBaseInit, register } from '@odeta/contracts';
import { baseInitOf, guestOf } from '@odeta/contracts/testing';
import { act, answers, createTestStorefront, refuses, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { AccountOffer } from '../account-offer.tsx';

const PASSWORD = 'Odeta-2026';

async function openOffer(order?: string) {
  const { default: confirm } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { confirm },
    api: [
      answers(register, { csrf: 'new', customer: guestOf({ hasAccount: true }) }),
      answers(readBaseInit, baseInitOf()),
    ],
  });
  const page = await renderInStorefront(<AccountOffer email="jana@example.sk" order={order} />, { storefront });
  await act(() => page.user.click(page.getByRole('button', { name: 'Založiť účet' })));
  const password = await page.findByLabelText('Heslo');
  const submit = () => page.user.click(page.getByRole('button', { name: 'Vytvoriť účet' }));
  const sent = () => storefront.sent.filter(({ path }) => path === register.path).map(({ payload }) => payload);
  return { ...page, password, submit, sent };
}

test('an account created after the order needs only a password and the consent (R21, R7)', async () => {
  const { user, password, submit, sent, getByRole, findByText, storefront } = await openOffer();
  expect(password).toHaveFocus();
  expect(getByRole('checkbox')).not.toBeChecked();

  await user.type(password, PASSWORD);
  await user.click(getByRole('checkbox'));
  await submit();

  expect(await findByText('Účet je vytvorený a ste v ňom prihlásení.')).toBeVisible();
  expect(sent()).toEqual([{ password: PASSWORD, privacyAgreement: true, rememberMe: true }]);
  expect(storefront.sent.at(-1)?.path).toBe('/base/init');
});

test('an invalid password and a missing consent show errors at their fields, and nothing is sent (H13, H21)', async () => {
  const { user, password, submit, sent, getByRole } = await openOffer();
  await user.type(password, 'heslo');

  await submit();

  expect(password).toHaveAccessibleDescription(/Heslo musí mať aspoň 8 znakov/);
  expect(getByRole('checkbox')).toHaveAccessibleDescription(/Bez súhlasu so spracovaním osobných údajov/);
  expect(sent()).toEqual([]);
});

test('a validation error of the server is shown, and the typed password stays', async () => {
  const { user, password, submit, storefront, getByRole, findByText } = await openOffer();
  const validation = { 'customerRegister.email': ['Tento e-mail už u nás má účet.'] };
  storefront.prepare(refuses(register, { code: 'validation', status: 422, validation }));
  await user.type(password, PASSWORD);
  await user.click(getByRole('checkbox'));

  await submit();

  expect(await findByText('Tento e-mail už u nás má účet.')).toBeVisible();
  expect(password).toHaveValue(PASSWORD);
});

test('an account for an order opened by its link is requested with the id of the order (R21)', async () => {
  const { user, password, submit, sent, getByRole, findByText } = await openOffer('an-order');
  await user.type(password, PASSWORD);
  await user.click(getByRole('checkbox'));

  await submit();

  expect(await findByText('Účet je vytvorený a ste v ňom prihlásení.')).toBeVisible();
  expect(sent()).toMatchObject([{ order: 'an-order' }]);
});
