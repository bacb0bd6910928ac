/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'shared/gallery/src',
    ground: 'entry|shown',
    arrows: {
      // Components with their state.
      samples: '',
      // What the gallery shows.
      entries: 'samples',
    },
  },
];
