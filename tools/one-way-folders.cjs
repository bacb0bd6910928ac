/** The folders of `tools`, each with those that it may import: only such as are listed before it. Commands stand in `command-list.ts`. */
module.exports = {
  // Where the units are, where things are written, and the sentence that a command fails with.
  workspace: '',
  // Starting and ending processes, temporary folders, ports.
  processes: 'workspace',
  // Versions and changelogs of the packages below `shared`.
  packages: 'workspace processes',
  // The whole shop in one process, and the environment that it reads.
  shop: 'workspace processes',
  // The page that plays the native app.
  'app-simulator': 'workspace',
  // What a build uses of others: calls, events, texts, types.
  uses: 'workspace',
  // Bundles, and what is known of each.
  build: 'workspace uses',
  // Reading and writing the store of releases.
  'release-store': 'workspace build',
  'can-deploy': 'workspace uses build release-store',
  // The commands that change what is live.
  releases: 'workspace shop build release-store can-deploy',
  // Developing one unit against a shop that runs elsewhere.
  against: 'workspace processes shop release-store',
  start: 'workspace processes shop app-simulator releases',
  dev: 'workspace processes shop app-simulator build release-store against',
  emails: 'workspace',
  gallery: 'workspace processes',
  // What README, requirements and other documents say, held against the sources.
  documents: 'workspace',
  // The checks that need no test: format, lint, dependencies, types, styles, wording.
  verify: 'workspace processes',
  'test-runners': 'workspace processes shop release-store dev gallery verify',
  // The checks and tests that a change concerns.
  check: 'workspace processes verify test-runners',
  // What tests of the tools build upon.
  testing: 'workspace uses build release-store can-deploy releases',
};
