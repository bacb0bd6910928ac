/** The folders of `api/src`, each with the folders that it may import: only such as are listed before it. */
const API_ARROWS = {
  background: '',
  identity: '',
  messages: '',
  db: 'background',
  http: 'db identity messages',
  'rate-limits': 'db http',
  mail: 'http',
  health: 'db http',
  logs: 'db http rate-limits',
  bots: 'db http',
  'clean-up': 'background db',
  settings: 'db http',
  pricing: 'db settings',
  seed: 'db identity settings pricing',
  contents: 'db http settings pricing',
  tags: 'db http identity settings pricing',
  catalog: 'db http settings pricing',
  points: 'db http settings pricing',
  sessions: 'db http identity settings contents tags',
  newsletter: 'background db http identity rate-limits mail settings pricing contents',
  carts: 'db http settings pricing tags',
  discounts: 'db http rate-limits settings pricing carts',
  delivery: 'db http settings pricing points carts',
  customers: 'db http identity rate-limits settings pricing tags carts',
  // It changes orders by its port (`payments/order-port.ts`), which `orders` implements.
  payments: 'background db http settings tags',
  orders: 'bots db http identity rate-limits settings pricing tags points carts discounts customers payments',
  checkout: 'bots db http settings pricing tags points carts delivery customers payments',
};

const SOURCE = 'api/src/';

/** One rule per folder. Tests may import more: nothing imports them. */
function rulesOf(arrows) {
  const before = new Set();
  return Object.entries(arrows).map(([folder, names]) => {
    const allowed = names.split(' ').filter(Boolean);
    const later = allowed.find((name) => !before.has(name));
    if (later) throw new Error(`${SOURCE}${folder} may not import ${later}, which is not listed before it`);
    before.add(folder);
    return {
      name: `one-way-${folder}`,
      severity: 'error',
      comment:
        'Folders import only what is listed for them, also types. A new arrow is a decision: add it to the list.',
      from: { path: `^${SOURCE}${folder}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${SOURCE}`, pathNot: `^${SOURCE}(${[folder, ...allowed].join('|')})/` },
    };
  });
}

exports.oneWayFolders = [
  ...rulesOf(API_ARROWS),
  {
    name: 'every-folder-is-listed',
    severity: 'error',
    comment: 'A new folder of api is listed in API_ARROWS.',
    from: { path: '^api/src/[^/]+/', pathNot: `^api/src/(${Object.keys(API_ARROWS).join('|')})/` },
    to: {},
  },
];
