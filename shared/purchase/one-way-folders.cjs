/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/purchase/src',
    ground: '[a-z.-]+',
    loadsOnDemand: true,
    arrows: {
      // Texts.
      messages: '',
      // Apple Pay and Google Pay.
      wallets: '',
      // Discount codes: the form, codes that are used or offered.
      codes: '',
      // Gives the goods of a lost cart back.
      'lost-goods': '',
    },
  },
];
