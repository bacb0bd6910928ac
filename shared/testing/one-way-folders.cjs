/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/testing/src',
    arrows: {
      // The native app around the page, for journeys.
      'simulated-app': '',
    },
  },
];
