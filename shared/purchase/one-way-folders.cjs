/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/purchase/src',
    ground: '[a-z.-]+',
    loadsOnDemand: true,
    arrows: {
      // Texts.
      messages: '',
      // The fields of an address, and towns by post code.
      address: '',
      // Adding pictures and documents to a form.
      attachments: '',
      // Proves that a visitor is no bot.
      'bot-proof': '',
      // Links to invoices.
      invoices: '',
      // Permission for notifications.
      push: '',
      // Apple Pay and Google Pay.
      wallets: '',
      // Log-in and registration forms.
      account: 'bot-proof',
      // Parts that are loaded when they are needed.
      'on-demand': '',
      // Size tables and advice.
      sizes: '',
    },
  },
  {
    folder: 'shared/purchase/src/address',
    arrows: {
      // Texts.
      messages: '',
      // Towns by post code.
      towns: '',
    },
  },
];
