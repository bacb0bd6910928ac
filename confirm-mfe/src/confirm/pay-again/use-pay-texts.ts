import { laterTexts } from '@odeta/device/later-texts';

/** Texts of the payment form, as the group `pay`. */
export const usePayTexts = laterTexts('confirm', 'pay', {
  pl: () => [import('./messages/pl.json')],
  sk: () => [import('./messages/sk.json')],
  hu: () => [import('./messages/hu.json')],
  ro: () => [import('./messages/ro.json')],
  ru: () => [import('./messages/ru.json')],
  uk: () => [import('./messages/uk.json')],
});
