/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/purchase/src',
    ground: '[a-z.-]+',
    loadsOnDemand: true,
    arrows: {
      messages: '',
      address: '',
      attachments: '',
      'bot-proof': '',
      invoices: '',
      push: '',
      wallets: '',
      account: 'bot-proof',
      // Parts that are loaded when they are needed.
      'on-demand': '',
      sizes: '',
    },
  },
];
