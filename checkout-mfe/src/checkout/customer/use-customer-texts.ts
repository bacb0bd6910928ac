import { laterTexts } from '@odeta/device/later-texts';

/** Texts of the forms that are loaded later, as the group `customer`. */
export const useCustomerTexts = laterTexts('checkout', 'customer', {
  pl: () => [
    import('./messages/pl.json'),
    import('@odeta/validation/account-messages/pl.json'),
    import('@odeta/account-forms/messages/pl.json'),
  ],
  sk: () => [
    import('./messages/sk.json'),
    import('@odeta/validation/account-messages/sk.json'),
    import('@odeta/account-forms/messages/sk.json'),
  ],
  hu: () => [
    import('./messages/hu.json'),
    import('@odeta/validation/account-messages/hu.json'),
    import('@odeta/account-forms/messages/hu.json'),
  ],
  ro: () => [
    import('./messages/ro.json'),
    import('@odeta/validation/account-messages/ro.json'),
    import('@odeta/account-forms/messages/ro.json'),
  ],
  ru: () => [
    import('./messages/ru.json'),
    import('@odeta/validation/account-messages/ru.json'),
    import('@odeta/account-forms/messages/ru.json'),
  ],
  uk: () => [
    import('./messages/uk.json'),
    import('@odeta/validation/account-messages/uk.json'),
    import('@odeta/account-forms/messages/uk.json'),
  ],
});
