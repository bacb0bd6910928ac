/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/validation/src',
    arrows: {
      // Texts of the rules.
      messages: '',
      // Texts of the rules for accounts.
      'account-messages': '',
      // Data for tests.
      testing: '',
    },
  },
];
