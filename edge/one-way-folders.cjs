/** The folders of this unit, each with the folders that it may import: only such as are listed before it (`tools/verify/one-way-rules.cjs`). */
module.exports = [
  {
    folder: 'edge/src',
    arrows: {
      // Addresses, limits and the associated apps, from the environment.
      config: '',
      // The worker of push messages, a script of its own.
      'push-worker': '',
      // Answers without the shop: problems, and plain pages for an overload or a broken release.
      refusals: '',
      // Requests to the API, of visitors and of pages.
      api: 'refusals',
      // Serves the simulator of the native app.
      'app-simulator': 'config',
      // Reports failures of releases to the API.
      failures: 'api',
      // Decides from counted failures whether a canary goes on.
      canaries: 'config api',
      // What every request passes: framing, limits, headers, compression.
      http: 'config refusals api',
      // Dictionaries that documents are compressed with.
      dictionaries: 'http',
      // The application for staff on its host.
      'staff-app': 'config',
      // Files of releases and pictures.
      assets: 'config refusals http',
      // Releases as the store has them.
      releases: 'failures',
      // The signed documents that say which versions are live.
      discovery: 'releases',
      // Sitemaps and robots.txt.
      'search-engines': 'api http discovery refusals',
      // Pictures for link previews.
      'share-pictures': 'config refusals http',
      // All goods for price comparison and advertising services.
      'product-feeds': 'api refusals share-pictures',
      // Versions that are not live, for whoever has the link: links, cookie, bar.
      previews: 'config refusals api http releases',
      // Renders pages in worker processes.
      rendering:
        'config refusals api failures http dictionaries releases discovery previews search-engines share-pictures',
      // The code of these processes.
      'render-worker': 'releases previews rendering',
      // Forms that are posted without scripts.
      forms: 'config refusals api http releases',
      // The versions of a visitor.
      choosing: 'config api canaries http releases discovery rendering previews',
      // How long the phases of versions take, here and in browsers.
      timings: 'discovery',
      // How fast pages are for visitors.
      vitals: 'config api canaries http discovery choosing timings',
      // Errors of browsers, with the lines of the sources that they were thrown in.
      'browser-errors': 'config http discovery choosing',
      // Whether the process works, and is ready.
      health: 'api discovery',
      // The page that shows releases to employees.
      'releases-page': 'config api canaries http releases discovery choosing timings browser-errors',
      // What browsers report about the content security policy.
      'violation-reports': 'config http',
      // Answers to pages.
      pages:
        'config refusals api failures canaries http dictionaries releases discovery rendering previews forms choosing timings vitals browser-errors releases-page violation-reports',
      // Files for apps, browsers and reporters.
      'well-known': 'config assets',
    },
  },
  {
    folder: 'edge/testing',
    ground: 'open-edge|release-folder',
    arrows: {
      // Requests that servers could read differently.
      smuggling: '',
      // The shop as separate processes.
      split: 'smuggling',
    },
  },
];
