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
      // Builds the application for staff.
      'staff-app': '',
      // Writes a new remote, page, endpoint or migration.
      new: 'processes',
      // Developing one unit in a shop that runs elsewhere.
      against: 'processes shop',
      // `npm run contents` and `npm run staff`: files and the database, and who may change it.
      contents: 'processes shop',
      // `npm start` and `npm run migrate`.
      start: 'processes shop staff-app',
      // `npm run dev`: servers with hot reload.
      dev: 'processes shop against staff-app',
      // Compiles the layout of e-mails.
      emails: '',
      // Shows all components and e-mails.
      gallery: 'processes shop',
      // Checks without tests: format, lint, dependencies, types, styles, wording.
      verify: 'processes',
      // What the law asks of the shop by country, where it is seen, and the tests that prove it.
      law: '',
      // Compares README, requirements and other documents with the sources.
      documents: 'processes shop verify law',
      // Runs unit tests, browser tests and measurements.
      'test-runners': 'processes shop staff-app new dev gallery verify law',
      // The checks and tests that a change affects.
      check: 'processes verify test-runners',
    },
  },
];
