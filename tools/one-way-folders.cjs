/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'tools',
    arrows: {
      // Starting and ending processes, temporary folders, ports.
      processes: '',
      // Versions and changelogs of the packages below `shared`.
      packages: 'processes',
      // The whole shop in one process, and its environment.
      shop: 'processes',
      // Writes a new remote, page, endpoint or migration.
      new: 'processes',
      // Developing one unit in a shop that runs elsewhere.
      against: 'processes shop',
      start: 'processes shop',
      dev: 'processes shop against',
      emails: '',
      gallery: 'processes shop',
      // Compares README, requirements and other documents with the sources.
      documents: 'processes shop',
      // Checks without tests: format, lint, dependencies, types, styles, wording.
      verify: 'processes',
      'test-runners': 'processes shop new dev gallery verify',
      // The checks and tests that a change affects.
      check: 'processes verify test-runners',
    },
  },
];
