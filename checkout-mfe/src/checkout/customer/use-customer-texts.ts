import { laterTexts } from '@odeta/purchase/on-demand';

/** Texts of the forms that are loaded later, as the group `customer`. */
export const useCustomerTexts = laterTexts('checkout', 'customer', {
  pl: () => [
    import('./messages/pl.json'),
    import('@odeta/validation/account-messages/pl.json'),
    import('@odeta/purchase/account-messages/pl.json'),
  ],
  sk: () => [
    import('./messages/sk.json'),
    import('@odeta/validation/account-messages/sk.json'),
    import('@odeta/purchase/account-messages/sk.json'),
  ],
  hu: () => [
    import('./messages/hu.json'),
    import('@odeta/validation/account-messages/hu.json'),
    import('@odeta/purchase/account-messages/hu.json'),
  ],
  ro: () => [
    import('./messages/ro.json'),
    import('@odeta/validation/account-messages/ro.json'),
    import('@odeta/purchase/account-messages/ro.json'),
  ],
  ru: () => [
    import('./messages/ru.json'),
    import('@odeta/validation/account-messages/ru.json'),
    import('@odeta/purchase/account-messages/ru.json'),
  ],
});
