/** Server only. What can be unhealthy in a process, by which the alert is named: what it says to an operator is in `docs/run.md`. */
export const UNWELL_PARTS = [
  /** Deletion of accounts, and of what belongs to them. */
  'accounts',
  'canaries',
  /** Starting and ending changes of contents at their time. */
  'change-sets',
  'clean-up',
  /** The clock, which is the database's. */
  'clock',
  'database',
  /** Compression dictionaries. */
  'dictionaries',
  'emails',
  /** Figures of the shop, for its people. */
  'figures',
  /** Counts of requests that the limits need, in the database or in Valkey. */
  'limits',
  'menu',
  'newsletter',
  'open-id',
  'order-events',
  'payments',
  'points',
  'presence',
  'previews',
  /** Of shared caches. */
  'purges',
  'pushes',
  /** Workers that render pages. */
  'rendering',
  'search',
  'settings',
  'sms',
  'stock-notices',
  'warehouse-events',
] as const;
export type UnwellPart = (typeof UNWELL_PARTS)[number];
