/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'delivery/src',
    arrows: {
      // Stores of releases, the signed documents that say what is live, and their keys.
      releases: '',
      // What a build uses of others: calls, events, texts, types.
      uses: 'releases',
      // Bundles and their metadata.
      build: 'releases uses',
      // Writing to the store.
      publish: 'releases build',
      // Whether a version fits all that it meets.
      'can-deploy': 'releases uses build publish',
      // The commands of teams.
      commands: 'releases build publish can-deploy',
    },
  },
  {
    folder: 'delivery/testing',
    arrows: {
      // Changes of units that break others, and such as break nothing.
      mutations: '',
    },
  },
];
