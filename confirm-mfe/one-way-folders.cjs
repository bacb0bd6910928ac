/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'confirm-mfe/src',
    loadsOnDemand: true,
    arrows: {
      // Texts.
      messages: '',
      // The confirmation of an order.
      confirm: 'messages',
    },
  },
  {
    folder: 'confirm-mfe/src/confirm',
    ground: 'confirm\\.store',
    loadsOnDemand: true,
    arrows: {
      // Creating an account with the order.
      account: '',
      // Paying an order that is not paid.
      'pay-again': '',
    },
  },
];
