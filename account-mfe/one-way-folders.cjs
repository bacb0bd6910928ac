/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'account-mfe/src',
    ground: 'addresses',
    loadsOnDemand: true,
    arrows: {
      messages: '',
      // Addresses of an order, a return, a review, and the way back after a log-in.
      links: '',
      // Forms: sending, a page with a single form.
      forms: '',
      // The customer, and the frame of the pages that need a log-in.
      account: 'links',
      // Codes and vouchers as rows.
      codes: '',
      // Orders as rows.
      'order-parts': 'links',
      'address-book': 'forms account',
      benefits: 'forms account codes',
      blogger: 'forms account codes',
      'confirm-email': 'account',
      'find-order': 'forms account',
      'log-in': 'links find-order',
      marketing: 'forms account',
      orders: 'links forms account order-parts',
      overview: 'links account codes order-parts',
      password: 'forms account',
      returns: 'links forms account order-parts',
      reviews: 'links forms account',
      settings: 'forms account',
    },
  },
];
