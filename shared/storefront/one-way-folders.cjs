/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/storefront/src',
    ground: 'index|api-request|storefront-provider',
    arrows: {
      // Texts, formats of numbers and dates.
      i18n: '',
      // Addresses and links.
      router: '',
      // Actions of stores: in turn, with their problem.
      actions: '',
      // A storefront for tests.
      testing: 'i18n',
    },
  },
];
