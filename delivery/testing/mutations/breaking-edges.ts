import type { Mutation } from './mutation.ts';

const UI = 'shared/ui/src';
const STOREFRONT = 'shared/storefront/src';
const EVENTS = `${STOREFRONT}/event-schemas.ts`;
const ITEMS = 'shared/contracts/src/checkout/items.ts';

/** What shared functions and components take and give. */
const breakingTypes: readonly Mutation[] = [
  {
    what: 'a function that may give nothing',
    released: 'shell',
    edits: [[`${STOREFRONT}/i18n/format.ts`, 'price(value: number): string;', 'price(value: number): string | null;']],
    line: /^[a-z0-9, ]+ → shell: .+price/,
  },
  {
    what: 'a function that gives its result later',
    released: 'shell',
    edits: [
      [`${STOREFRONT}/i18n/format.ts`, 'day(isoDate: string): string;', 'day(isoDate: string): Promise<string>;'],
    ],
    line: /^[a-z0-9, ]+ → shell: .+day/,
  },
  {
    what: 'a place of a component that is gone',
    released: 'shell',
    edits: [[`${UI}/empty-state.tsx`, '  mark?: ReactNode;\n', '']],
    line: /^[a-z0-9, ]+ → shell: EmptyState of @odeta\/ui: it does not take mark there$/,
  },
  {
    what: 'a place of a component that takes only text',
    released: 'shell',
    edits: [[`${UI}/empty-state.tsx`, '  children: ReactNode;', '  children: string;']],
    line: /^[a-z0-9, ]+ → shell: EmptyState of @odeta\/ui: .*children/,
  },
  {
    what: 'a part of the router that is no longer shared',
    released: 'shell',
    edits: [[`${STOREFRONT}/router/index.ts`, "export { Link } from './link.tsx';", '']],
    line: /^[a-z0-9, ]+ → shell: Link of @odeta\/storefront\/router: the shell does not have it$/,
  },
];

const breakingEvents: readonly Mutation[] = [
  {
    what: 'an optional field of an event that the shell newly needs',
    released: 'shell',
    edits: [[EVENTS, 'elsewhere: v.optional(v.boolean())', 'elsewhere: v.boolean()']],
    line: /: event cart.changed: elsewhere is missing$/,
  },
  {
    what: 'a field of an event with another type',
    released: 'shell',
    edits: [[EVENTS, 'cartItemsCount: v.number(), elsewhere', 'cartItemsCount: v.string(), elsewhere']],
    line: /: event cart.changed: cartItemsCount may be number$/,
  },
];

const breakingAddresses: readonly Mutation[] = [
  {
    what: 'an address under another path',
    released: 'catalog',
    edits: [['catalog-mfe/src/addresses.ts', "path: '/p/:slug'", "path: '/search/product/:slug'"]],
    line: 'catalog → every unit: address /p/\\*: no live unit serves it',
    isDaily: true,
  },
  {
    what: 'an address that is deeper than the links to it',
    released: 'catalog',
    edits: [['catalog-mfe/src/addresses.ts', "path: '/c/:slug'", "path: '/c/:area/:slug'"]],
    line: 'catalog → every unit: address /c/\\*: no live unit serves it',
  },
  {
    what: 'a page that others open and that is gone',
    released: 'account',
    edits: [
      ['account-mfe/src/addresses.ts', '  logIn: { path: accountPages.logIn, area },\n', ''],
      ['account-mfe/src/routes.tsx', "  page(addresses.logIn, () => import('./log-in/log-in.page.tsx')),\n", ''],
    ],
    line: /^[a-z0-9, ]+ → account: address \/my-account\/log-in: it is no longer served$/,
  },
];

const breakingAnswers: readonly Mutation[] = [
  {
    what: 'an answer that may lack a value',
    released: 'api',
    edits: [[ITEMS, '  freeDelivery: FreeDeliverySchema,\n', '  freeDelivery: v.nullable(FreeDeliverySchema),\n']],
    line: /→ api: .+: the answer: freeDelivery may be null$/,
  },
  {
    what: 'a value of an answer with another type',
    released: 'api',
    edits: [[ITEMS, 'valid: v.boolean()', 'valid: v.string()']],
    line: /→ api: POST \/checkout\/cart-validation: the answer: validation\.valid may be string$/,
  },
  {
    what: 'a list in place of a value',
    released: 'api',
    edits: [[ITEMS, '  summary: SummarySchema,\n  cartItems', '  summary: v.array(SummarySchema),\n  cartItems']],
    line: /→ api: .+: the answer: summary may be array$/,
  },
  {
    what: 'a query parameter of the API by another name',
    released: 'api',
    edits: [['shared/contracts/src/my-account/password.ts', 'query: v.object({ token:', 'query: v.object({ key:']],
    line: /^[a-z0-9, ]+ → api: GET \/my-account\/password\/reset: the request: key is missing$/,
  },
  {
    what: 'longer texts that the API no longer takes',
    released: 'api',
    edits: [['shared/contracts/src/checkout/use-discount-code.ts', 'v.maxLength(1000)', 'v.maxLength(20)']],
    line: /^[a-z0-9, ]+ → api: POST \/checkout\/discount-code: the request: code may be beyond maxLength 20$/,
  },
];

export const breakingEdges: readonly Mutation[] = [
  ...breakingTypes,
  ...breakingEvents,
  ...breakingAddresses,
  ...breakingAnswers,
];
