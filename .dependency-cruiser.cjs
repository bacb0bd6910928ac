const { oneWayPackages } = require('./shared/one-way-packages.cjs');
const { findOneWayFolders, oneWayRules } = require('./tools/verify/one-way-rules.cjs');

const lists = findOneWayFolders(__dirname);

/**
 * The direction of every import: units import only packages of `shared`, those import none of them, and inside a unit arrows run
 * one way. Written with groups (`$1`), so that it holds for a remote that does not exist yet.
 */
const UNITS = '^(shell|[a-z-]+-mfe|edge|api|delivery|sandbox/[a-z]+|e2e|bench|tools)/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two modules that import each other are one module, also when they need only types of each other.',
      from: {},
      to: { circular: true },
    },
    ...lists.flatMap(oneWayRules),
    ...oneWayPackages,
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'What is not exported or declared does not exist.',
      from: {},
      // A name that the build gives to a file of a package (`shared/build/hot-reload.mjs`).
      to: { couldNotResolve: true, pathNot: '^react-refresh/cjs/' },
    },
    {
      name: 'units-import-only-shared',
      severity: 'error',
      comment: 'Units meet at run time, by URL. Only the tools put processes together.',
      from: { path: '^(shell|[a-z-]+-mfe|edge|api|sandbox/[a-z]+|bench)/' },
      to: { path: UNITS, pathNot: '^($1|delivery|sandbox/scaffold)/' },
    },
    {
      name: 'scaffold-is-for-simulators',
      severity: 'error',
      comment: 'What the shop itself needs is in shared.',
      from: { pathNot: '^sandbox/' },
      to: { path: '^sandbox/scaffold/' },
    },
    {
      name: 'delivery-knows-no-unit',
      severity: 'error',
      comment: 'It delivers any unit. The package.json of the workspace says where the document of the API comes from.',
      from: { path: '^delivery/', pathNot: '\\.test\\.ts$' },
      to: { path: UNITS, pathNot: '^delivery/' },
    },
    {
      name: 'releases-are-read-by-edge-and-bench',
      severity: 'error',
      comment: 'Processes of the shop read the store; only commands write to it, and storm and game day run commands.',
      from: { path: '^(?!delivery|tools|e2e|bench/(storm|game-day))' },
      to: { path: '^delivery/', pathNot: '^delivery/(src/releases|testing)/' },
    },
    {
      name: 'journeys-import-only-tools',
      severity: 'error',
      comment: 'A journey knows pages, and the commands that a person types.',
      from: { path: '^e2e/' },
      to: { path: UNITS, pathNot: '^(e2e|tools|delivery)/' },
    },
    {
      name: 'shared-imports-no-unit',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: UNITS },
    },
    {
      name: 'api-takes-contracts-and-rules',
      severity: 'error',
      comment: 'The server knows the data and its rules, and nothing of the browser.',
      from: { path: '^api/' },
      to: {
        path: '^shared/',
        pathNot:
          '^shared/((contracts|node|validation|testing)/|storefront/src/i18n/create-i18n\\.ts$|build/jest-preset)',
      },
    },
    {
      name: 'edge-takes-contracts',
      severity: 'error',
      from: { path: '^edge/' },
      to: { path: '^shared/', pathNot: '^shared/((contracts|node|testing)/|build/jest-preset)' },
    },
    {
      name: 'browser-tests-are-on-their-own',
      severity: 'error',
      comment:
        'Journeys know the shop by its pages. Host and remote of another team are built in e2e/federation; the native app is none of the shop.',
      from: { path: '^e2e/', pathNot: '^e2e/federation/(host-page|remote)[.]tsx$' },
      to: { path: '^shared/', pathNot: '^shared/(testing/src/simulated-app|workspace)/' },
    },
    {
      name: 'contracts-are-plain-data',
      severity: 'error',
      from: { path: '^shared/((contracts|node|validation)/|storefront/src/i18n/create-i18n\\.ts$)' },
      to: { path: 'node_modules/(react|react-dom|valtio)/' },
    },
    {
      name: 'no-test-code-in-what-ships',
      severity: 'error',
      from: { path: '/src/', pathNot: ['\\.test\\.tsx?$', '^sandbox/app/', '^shared/(testing/|[a-z]+/src/testing/)'] },
      to: { path: '(^shared/testing/)|(/testing/)|(\\.test\\.tsx?$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pictures-have-one-queue',
      severity: 'error',
      comment: 'Pictures are decoded through @odeta/node/pictures, which limits how many at once and how large.',
      from: { pathNot: ['^shared/node/src/pictures\\.ts$', '\\.test\\.ts$', '^api/testing/'] },
      to: { path: 'node_modules/sharp/' },
    },
    {
      name: 'properties-have-one-seed',
      severity: 'error',
      comment: 'fast-check comes from @odeta/testing/properties, which sets its seed.',
      from: { pathNot: '^shared/testing/src/properties\\.ts$' },
      to: { path: 'node_modules/fast-check/' },
    },
    {
      name: 'features-are-no-neighbours',
      severity: 'error',
      comment:
        'What two features need moves up to the unit, what two units need moves to shared. A unit with a list says more.',
      from: { path: '^([a-z-]+-mfe)/src/([^/]+)/', pathNot: lists.map(({ folder }) => `^${folder}/`) },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|messages)/' },
    },
    {
      name: 'components-call-no-api',
      severity: 'error',
      from: { path: '^(shell|[a-z-]+-mfe)/.*(\\.tsx|/use-[a-z-]+\\.ts)$', pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.api\\.ts$' },
    },
    {
      name: 'repositories-know-no-service',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'services-know-no-route',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|node_modules/\\.cache)/|^assets/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
