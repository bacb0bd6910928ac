import { laterTexts } from '@odeta/shared/purchase/on-demand';

/** Texts of the account's form, as the group `account`. */
export const useAccountTexts = laterTexts('confirm', 'account', {
  pl: () => [import('./messages/pl.json'), import('@odeta/shared/validation/account-messages/pl.json')],
  sk: () => [import('./messages/sk.json'), import('@odeta/shared/validation/account-messages/sk.json')],
  hu: () => [import('./messages/hu.json'), import('@odeta/shared/validation/account-messages/hu.json')],
  ro: () => [import('./messages/ro.json'), import('@odeta/shared/validation/account-messages/ro.json')],
  ru: () => [import('./messages/ru.json'), import('@odeta/shared/validation/account-messages/ru.json')],
});
