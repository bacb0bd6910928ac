/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/device/src',
    arrows: {
      // Proves that a visitor is no bot.
      'bot-proof': '',
      // Permission for notifications.
      push: '',
    },
  },
];
