/** The packages of `shared`, each with those that it may import: only such as are listed before it. */
const ARROWS = {
  build: '',
  testing: '',
  contracts: '',
  node: 'contracts',
  // Paths of the repository, for the tools.
  workspace: '',
  validation: 'contracts',
  storefront: 'contracts',
  ui: 'contracts validation storefront',
  wishes: 'contracts storefront ui',
  // Towns by post code.
  towns: 'contracts validation',
  // What a browser offers: storage, notifications, lazy texts, the proof that a visitor is no bot.
  device: 'contracts storefront',
  // The fields of an address.
  address: 'contracts validation storefront ui towns',
  // Pictures and documents that a form sends.
  attachments: 'contracts validation storefront ui',
  // Size tables and advice.
  sizes: 'contracts storefront ui device',
  // Log-in and registration.
  'account-forms': 'contracts validation storefront ui device',
  // An order that was placed.
  orders: 'contracts storefront ui',
  // The buying process.
  purchase: 'contracts storefront ui device',
  // A page with every component of `ui`.
  gallery: 'build contracts storefront ui',
};

/** What tests may import besides. */
const FOR_TESTS = ['build', 'testing'];

const TESTS = '\\.test\\.tsx?$|jest\\.config\\.cjs$|/testing/';

const rule = (name, allowed, from) => ({
  name,
  severity: 'error',
  comment: 'Packages of shared import only what is listed for them, also types.',
  from,
  to: { path: '^shared/', pathNot: `^shared/(${allowed.join('|')})/` },
});

const names = Object.keys(ARROWS);

exports.oneWayPackages = Object.entries(ARROWS).flatMap(([name, arrows], index) => {
  const allowed = [name, ...arrows.split(' ').filter(Boolean)];
  const later = allowed.find((other) => names.indexOf(other) > index || !names.includes(other));
  if (later) throw new Error(`${name} may not import ${later}, which is not listed before it`);
  const path = `^shared/${name}/`;
  return [
    rule(`one-way-package-${name}`, allowed, { path, pathNot: TESTS }),
    rule(`one-way-tests-of-${name}`, [...allowed, ...FOR_TESTS], { path }),
  ];
});
