/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/ui/src',
    ground: 'index',
    arrows: {
      // Texts.
      messages: '',
      // Carousels.
      carousel: '',
      // Accordions and tabs.
      disclosure: '',
      // Fields and forms.
      forms: '',
      // Parts that are loaded when they are needed.
      lazy: '',
      // The sign of loading.
      loader: '',
      // Dialogs and panels.
      overlays: '',
      // Goods: prices, badges, tiles.
      products: '',
      // Pages that lead no further, with goods.
      'dead-end': 'lazy products',
      // The page that does not exist.
      'not-found': 'dead-end',
    },
  },
  {
    folder: 'shared/ui/src/forms',
    ground: 'index',
    arrows: {
      // Forms that work without scripts.
      posted: '',
      // The field of a new password.
      password: '',
    },
  },
];
