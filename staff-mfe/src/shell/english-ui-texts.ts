/** The texts of the shared components that the application for staff shows, for English, which the shop does not speak. */
export const englishUiTexts = {
  close: 'Close',
  'close-alert': 'Close message',
  price: { free: 'free' },
};
