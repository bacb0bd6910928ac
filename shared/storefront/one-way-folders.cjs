/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/storefront/src',
    ground: 'index|api-request|state|storefront-provider',
    arrows: {
      // Texts, formats of numbers and dates.
      i18n: '',
      // Addresses and links.
      router: '',
      // What stores load and send: resource, mutation, in turn.
      actions: '',
      // A storefront for tests.
      testing: 'i18n',
    },
  },
];
