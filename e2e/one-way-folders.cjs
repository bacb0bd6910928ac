/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'e2e',
    ground: '[a-z.-]+',
    arrows: {
      // A host and remotes of other teams.
      federation: '',
      // What edits do to open pages.
      dev: '',
      // Buying in Firefox and WebKit.
      engines: '',
      // Journeys.
      specs: 'federation dev',
    },
  },
  {
    folder: 'e2e/specs',
    arrows: {
      // The account.
      account: '',
      // In the native app.
      app: '',
      // From the cart to the confirmation.
      buying: '',
      // Releases, canaries, rollbacks.
      deploys: '',
      // What holds for every page.
      'every-page': '',
      // What fails, and what remains.
      failures: '',
      // Finding goods.
      goods: '',
      // The application for staff.
      staff: '',
    },
  },
];
