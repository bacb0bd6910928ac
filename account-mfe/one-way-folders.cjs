/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'account-mfe/src',
    ground: 'addresses',
    loadsOnDemand: true,
    arrows: {
      // Texts.
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
      // The address book.
      'address-book': 'forms account',
      // Discount codes, vouchers, the club.
      benefits: 'forms account codes',
      // The pages of bloggers.
      blogger: 'forms account codes',
      // Confirming an e-mail address.
      'confirm-email': 'account',
      // Finding an order without its link.
      'find-order': 'forms account',
      // Logging in and registering.
      'log-in': 'links forms find-order',
      // Consents to marketing.
      marketing: 'forms account',
      // Orders and their returns.
      orders: 'links forms account order-parts',
      // Changing an order that is not packed.
      amend: 'links account',
      // The first page of the account.
      overview: 'links account codes order-parts',
      // Setting a new password.
      password: 'forms account',
      // A return.
      returns: 'links forms account order-parts',
      // Writing reviews.
      reviews: 'links forms account',
      // Profile, password, log-ins, deletion.
      settings: 'forms account',
    },
  },
];
