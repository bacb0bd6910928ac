import type { Mutation } from './mutation.ts';

const UI = 'shared/ui/src';
const STOREFRONT = 'shared/storefront/src';
const ITEMS = 'shared/contracts/src/checkout/items.ts';

/** Other words for the same, and shared code that takes more. */
export const harmlessEdits: readonly Mutation[] = [
  {
    what: 'other names inside of a component',
    released: 'shell',
    edits: [
      [
        `${UI}/empty-state.tsx`,
        "import classes from './empty-state.module.css';",
        "import styles from './empty-state.module.css';",
      ],
      [`${UI}/empty-state.tsx`, 'className={classes.empty}', 'className={styles.empty}'],
    ],
  },
  {
    what: 'the same type in other words',
    released: 'shell',
    edits: [
      [`${UI}/empty-state.tsx`, 'interface Props {', 'type Props = {'],
      [`${UI}/button-class.ts`, "'primary' | 'secondary' | 'text'", "'text' | 'primary' | 'secondary'"],
      [`${STOREFRONT}/i18n/format.ts`, 'day(isoDate: string): string;', 'day(date: string): string;'],
    ],
  },
  {
    what: 'a parameter that takes more, and one that may be given',
    released: 'shell',
    edits: [
      [`${STOREFRONT}/i18n/format.ts`, 'price(value: number): string;', 'price(value: number | bigint): string;'],
      [`${STOREFRONT}/i18n/use-texts.ts`, 'useTexts(unit: string)', 'useTexts(unit: string, language?: string)'],
    ],
  },
  {
    what: 'properties in another order, and one that takes more',
    released: 'shell',
    edits: [
      [`${UI}/empty-state.tsx`, '  title: string;\n', ''],
      [`${UI}/empty-state.tsx`, '  quiet?: boolean;\n', '  quiet?: boolean;\n  title: string | number;\n'],
    ],
  },
  {
    what: 'a field that an event may have',
    released: 'shell',
    edits: [
      [
        `${STOREFRONT}/event-schemas.ts`,
        'elsewhere: v.optional(v.boolean())',
        'elsewhere: v.optional(v.boolean()), source: v.optional(v.string())',
      ],
    ],
  },
  {
    what: 'a further address and a further filter',
    released: 'catalog',
    edits: [
      ['catalog-mfe/src/addresses.ts', "['size', 'color',", "['size', 'brand', 'color',"],
      [
        'catalog-mfe/src/addresses.ts',
        "  wishlist: { path: '/wishlist' },",
        "  gifts: { path: '/c/gifts/:slug' },\n  wishlist: { path: '/wishlist' },",
      ],
    ],
  },
  {
    what: 'its pages in other files',
    released: 'account',
    edits: [
      ['account-mfe/src/log-in/enter.page.tsx', '', "export * from './log-in.page.tsx';\n"],
      ['account-mfe/src/routes.tsx', "import('./log-in/log-in.page.tsx')", "import('./log-in/enter.page.tsx')"],
    ],
  },
  {
    what: 'an export that nobody imports',
    released: 'cart',
    edits: [
      [
        'cart-mfe/src/cart/cart-status.tsx',
        'export function CartStatus',
        'export const LIVELY = 1;\n\nexport function CartStatus',
      ],
    ],
  },
  {
    what: 'a patch of a package that it brings along',
    released: 'cart',
    edits: [
      [
        'shared/purchase/src/typed-code.store.ts',
        "read: () => storage.read() ?? '',",
        "read: () => storage.read() || '',",
      ],
    ],
  },
  {
    what: 'a further endpoint, and an answer that says more exactly what it is',
    released: 'api',
    edits: [
      [ITEMS, 'messages: v.array(v.string())', 'messages: v.pipe(v.array(v.string()), v.maxLength(20))'],
      [
        ITEMS,
        'payload: v.object({ cartEntryIds: EntryIdsSchema })',
        'payload: v.object({ cartEntryIds: EntryIdsSchema, note: v.nullish(v.string()) })',
      ],
    ],
  },
  {
    what: 'a part of an address of the API by another name',
    released: 'api',
    edits: [
      [
        'shared/contracts/src/catalog/product.ts',
        "path: '/catalog/product/{slug}',",
        "path: '/catalog/product/{name}',",
      ],
      [
        'shared/contracts/src/catalog/product.ts',
        'params: v.object({ slug: SlugSchema }),',
        'params: v.object({ name: SlugSchema }),',
      ],
    ],
  },
];
