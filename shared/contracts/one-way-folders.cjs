/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/contracts/src',
    arrows: {
      // Endpoints as such, and what several areas use: countries, prices, customers, pictures.
      base: '',
      // Home, categories, products, search.
      catalog: 'base',
      // Cart, order and payment.
      checkout: 'base catalog',
      // Help pages and their forms.
      help: 'base checkout',
      // The account.
      'my-account': 'base catalog checkout help',
      // Notifications.
      push: 'base catalog',
      // Facts for the tag manager.
      tracking: 'base catalog checkout',
      // Messages between the shop and the native app.
      'app-bridge': 'base checkout push',
      // Data for tests.
      testing: 'base checkout',
      // The calls of the shop's people, with a document of their own.
      staff: 'base checkout help my-account',
      // Messages between the shop and the warehouse.
      warehouse: 'base my-account',
    },
  },
];
