/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'help-mfe/src',
    loadsOnDemand: true,
    arrows: {
      // Texts.
      messages: '',
      // The help pages.
      help: 'messages',
    },
  },
  {
    folder: 'help-mfe/src/help',
    ground: 'table',
    loadsOnDemand: true,
    arrows: {
      // Who sells.
      seller: '',
      // A form that sends a message.
      forms: 'seller',
      // The contact form.
      contact: 'seller forms',
      // Withdrawing from the contract.
      withdrawal: 'seller forms',
      // Ordering a printed catalogue.
      'catalogue-order': '',
      // Delivery methods with their prices.
      delivery: '',
      // The frame of pages that are read as a whole.
      'text-page': '',
      // Terms of sale and privacy notice in full.
      legal: 'text-page',
      // Pages about the company.
      reading: 'text-page',
      // The store of the search in help.
      search: '',
      // Whether the club pays off, and joining it.
      club: '',
      // Goods that go together.
      looks: '',
      // The index page.
      hub: 'seller',
      // Size tables and advice.
      sizes: '',
      // Pictures that lead to categories.
      tiles: '',
    },
  },
];
