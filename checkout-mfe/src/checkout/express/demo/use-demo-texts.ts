import { laterTexts } from '@odeta/device/later-texts';

/** Texts of the demo sheet, as the group `demo`. */
export const useDemoTexts = laterTexts('checkout', 'demo', {
  pl: () => [import('./messages/pl.json')],
  sk: () => [import('./messages/sk.json')],
  hu: () => [import('./messages/hu.json')],
  ro: () => [import('./messages/ro.json')],
  ru: () => [import('./messages/ru.json')],
  uk: () => [import('./messages/uk.json')],
});
