/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'catalog-mfe/src',
    ground: 'addresses',
    loadsOnDemand: true,
    arrows: {
      messages: '',
      // Goods as cards, grids and sections.
      listing: '',
      // What pages are made of: loading, heads, data for search engines.
      page: '',
      // What can be bought, and putting it into the cart.
      supply: '',
      category: 'listing page',
      home: 'listing page',
      product: 'listing page supply',
      'stock-notice': 'listing page',
      wishlist: 'listing page supply',
    },
  },
];
