/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'catalog-mfe/src',
    ground: 'addresses',
    loadsOnDemand: true,
    arrows: {
      // Texts.
      messages: '',
      // What can be bought, and putting it into the cart.
      supply: '',
      // The sizes of a product of a list, and putting one into the cart.
      'quick-add': 'supply',
      // Goods as cards, grids and sections.
      listing: 'quick-add',
      // What pages are made of: loading, heads, data for search engines.
      page: '',
      // Categories and search results.
      category: 'listing page supply',
      // The home page.
      home: 'listing page',
      // The page of a product.
      product: 'listing page supply',
      // Pages of links in stock notices.
      'stock-notice': 'listing page',
      // The wishlist.
      wishlist: 'listing page supply',
    },
  },
  {
    folder: 'catalog-mfe/src/category',
    loadsOnDemand: true,
    arrows: {
      // Filters and sorting as an address.
      query: '',
      // The filters.
      filters: 'query',
      // The goods of a category, page by page.
      listing: 'query filters',
      // The page of search results.
      search: 'query listing',
    },
  },
  {
    folder: 'catalog-mfe/src/product',
    ground: 'product\\.store',
    loadsOnDemand: true,
    arrows: {
      // A letter when the size is available.
      notice: '',
      // The table of sizes, and advice.
      sizes: '',
      // Reviews.
      reviews: '',
      // Choosing colour and size, and putting them into the cart.
      buying: 'notice sizes',
      // Pictures, with measures.
      pictures: 'buying',
    },
  },
];
