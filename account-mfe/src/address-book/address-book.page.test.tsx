import { addressFieldsOf } from '@odeta/address';
import {
  type BodyOf,
  type BookAddress,
  chooseDefaultAddress,
  deleteBookAddress,
  readAddressBook,
  saveBookAddress,
} from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as page from './address-book.page.tsx';

const viera: BookAddress = {
  ...addressFieldsOf({ firstName: 'Viera', lastName: 'Hrušková', street: 'Hlavná', streetNumber: '7' }),
  ...{ postCode: '917 01', city: 'Trnava', id: '7', isDefault: true },
};
const work: BookAddress = { ...viera, id: '8', firstName: 'Jana', street: 'Mlynské nivy', isDefault: false };
const phone = { min: 9, max: 9, pattern: '^\\d+$' };
const book: BodyOf<typeof readAddressBook> = {
  addresses: [viera, work],
  most: 20,
  validationPatterns: { city: '', 'client-name': '', 'client-surname': '', street: '', phone },
};
const open = (...api: ReturnType<typeof refuses>[]) =>
  openAccountPage(page, { url: '/my-account/addresses', api: [answers(readAddressBook, book), ...api] });
const card = (street: RegExp) => within(screen.getByText(street).closest('li') ?? document.body);

test('the addresses are listed, and the default delivery address is marked (P7)', async () => {
  await open();

  expect(card(/^Hlavná 7$/).getByText('Predvolená na doručenie')).toBeVisible();
  expect(card(/^Mlynské nivy 7$/).queryByText('Predvolená na doručenie')).not.toBeInTheDocument();
});

test('markup in any field of a stored address is shown as text (K5)', async () => {
  const fields = Object.keys(addressFieldsOf({})).filter((field) => field !== 'mobilePhone');
  const hostile = Object.fromEntries(fields.map((field) => [field, `<img src=x onerror="alert(1)" alt='${field}'>`]));

  const addresses = [{ ...viera, ...hostile }];
  await openAccountPage(page, {
    url: '/my-account/addresses',
    api: [answers(readAddressBook, { ...book, addresses })],
  });

  expect(document.querySelector('address')).toHaveTextContent(`onerror="alert(1)" alt='streetType'>`);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a new address is validated by the rules of the country, and a server error is shown at its field (P7, H3, H22)', async () => {
  const page = await open(
    refuses(saveBookAddress, {
      code: 'validation',
      status: 422,
      validation: { 'shippingAddress.city': ['Také mesto nepoznáme'] },
    }),
  );
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'Pridať adresu' }));
  expect(screen.getByLabelText('Meno')).toHaveValue('Jana');

  await user.type(screen.getByLabelText('Ulica'), 'Dlhá');
  await user.type(screen.getByLabelText('Číslo domu'), '3');
  await user.type(screen.getByLabelText('Mesto'), 'Nitra');
  await user.type(screen.getByLabelText('PSČ'), '9490');
  await user.click(screen.getByRole('button', { name: 'Uložiť adresu' }));
  expect(page.sentTo(saveBookAddress.path)).toEqual([]);
  await user.type(screen.getByLabelText('PSČ'), '1');
  await user.click(screen.getByRole('button', { name: 'Uložiť adresu' }));

  expect(await screen.findByText('Také mesto nepoznáme')).toBeVisible();
  expect(screen.getByLabelText('Mesto')).toHaveFocus();
  expect(page.sentTo(saveBookAddress.path)[0]?.payload).toMatchObject({ postCode: '949 01', isDefault: false });
});

test('an edited address is saved under its id and updated in the list (P7)', async () => {
  const page = await open(answers(saveBookAddress, { addresses: [{ ...work, city: 'Nitra' }] }));

  await page.user.click(screen.getByRole('button', { name: 'Upraviť Jana Hrušková, Mlynské nivy 7' }));
  await page.user.clear(screen.getByLabelText('Mesto'));
  await page.user.type(screen.getByLabelText('Mesto'), 'Nitra');
  await page.user.click(screen.getByRole('button', { name: 'Uložiť adresu' }));

  expect(await screen.findByText('Adresár je uložený.')).toBeVisible();
  expect(screen.getByText('917 01 Nitra')).toBeVisible();
  expect(page.sentTo(saveBookAddress.path)[0]?.payload).toMatchObject({ id: '8', city: 'Nitra' });
});

test('deleting an address takes two clicks, choosing another default delivery address takes one (P7)', async () => {
  const page = await open(
    answers(chooseDefaultAddress, { addresses: [viera, { ...work, isDefault: true }] }),
    answers(deleteBookAddress, { addresses: [work] }),
  );

  await page.user.click(screen.getByRole('button', { name: 'Predvoliť Jana Hrušková, Mlynské nivy 7' }));
  expect(page.sentTo(chooseDefaultAddress.path)[0]?.payload).toEqual({ id: '8' });
  await page.user.click(screen.getByRole('button', { name: 'Odstrániť Viera Hrušková, Hlavná 7' }));
  expect(page.sentTo(deleteBookAddress.path)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Odstrániť' }));

  expect(await screen.findByText('Adresa je odstránená.')).toBeVisible();
  expect(screen.queryByText(/^Hlavná 7$/)).not.toBeInTheDocument();
});

test('the error for an address that is already in the address book is shown (P7)', async () => {
  const said = { type: 'error', message: 'Táto adresa už v adresári je.', autoclose: true, closable: true } as const;
  const page = await open(refuses(saveBookAddress, { code: 'address-known', status: 409, messages: [said] }));

  await page.user.click(screen.getByRole('button', { name: 'Upraviť Jana Hrušková, Mlynské nivy 7' }));
  await page.user.click(screen.getByRole('button', { name: 'Uložiť adresu' }));

  expect(await screen.findByText('Táto adresa už v adresári je.')).toBeVisible();
});
