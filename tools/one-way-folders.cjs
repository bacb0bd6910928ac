/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'tools',
    arrows: {
      // Paths of units and written files, and the error that commands fail with.
      workspace: '',
      // Starting and ending processes, temporary folders, ports.
      processes: 'workspace',
      // Versions and changelogs of the packages below `shared`.
      packages: 'workspace processes',
      // The whole shop in one process, and its environment.
      shop: 'workspace processes',
      // The page that simulates the native app.
      'app-simulator': 'workspace',
      // What a build uses of others: calls, events, texts, types.
      uses: 'workspace',
      // Bundles and their metadata.
      build: 'workspace uses',
      // Reading and writing the release store.
      'release-store': 'workspace build',
      'can-deploy': 'workspace uses build release-store',
      // The commands that change what is live.
      releases: 'workspace shop build release-store can-deploy',
      // Developing one unit in a shop that runs elsewhere.
      against: 'workspace processes shop release-store',
      start: 'workspace processes shop app-simulator releases',
      dev: 'workspace processes shop app-simulator build release-store against',
      emails: 'workspace',
      gallery: 'workspace processes',
      // Compares README, requirements and other documents with the sources.
      documents: 'workspace',
      // Checks without tests: format, lint, dependencies, types, styles, wording.
      verify: 'workspace processes',
      'test-runners': 'workspace processes shop release-store dev gallery verify',
      // The checks and tests that a change affects.
      check: 'workspace processes verify test-runners',
      // Helpers for the tests of the tools.
      testing: 'workspace uses build release-store can-deploy releases',
    },
  },
];
