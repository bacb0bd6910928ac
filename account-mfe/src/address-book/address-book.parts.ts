import { accountPage } from '../account/account-page.ts';
import { AddressBookPage } from './address-book.page.tsx';
import { createAddressBookStore } from './address-book.store.ts';

export const parts = accountPage({
  page: AddressBookPage,
  title: 'nav.addresses',
  load: ({ storeOf }) => storeOf(createAddressBookStore).load(),
});
