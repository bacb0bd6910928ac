/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'cart-mfe/src',
    loadsOnDemand: true,
    arrows: {
      // Texts.
      messages: '',
      // The cart.
      cart: 'messages',
    },
  },
  {
    folder: 'cart-mfe/src/cart',
    ground: 'cart-state|cart\\.store|order-link',
    loadsOnDemand: true,
    arrows: {
      // Paying with a wallet at once.
      express: '',
    },
  },
];
