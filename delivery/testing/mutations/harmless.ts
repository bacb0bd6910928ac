import { harmlessEdits } from './harmless-edits.ts';
import { harmlessShells } from './harmless-shells.ts';
import type { Mutation } from './mutation.ts';

const UI = 'shared/ui/src';
const STOREFRONT = 'shared/storefront/src';
const CONTRACTS = 'shared/contracts/src';
const ITEMS = `${CONTRACTS}/checkout/items.ts`;
const STATUS = 'cart-mfe/src/cart/cart-status.tsx';

/** Remotes that are released before the shell, with shared packages that are newer than those of the live one. */
const harmlessRemotes: readonly Mutation[] = [
  {
    what: 'a comment and a renamed variable',
    released: 'cart',
    edits: [
      [STATUS, 'const isWorthSaying =', '// It is read aloud.\n  const isNews ='],
      [STATUS, '{isWorthSaying &&', '{isNews &&'],
    ],
    isDaily: true,
  },
  {
    what: 'a file in another folder',
    released: 'cart',
    edits: [
      ['cart-mfe/src/cart/price/line-price.tsx', '', "export { LinePrice } from '../line-price.tsx';\n"],
      ['cart-mfe/src/cart/cart-line.tsx', "'./line-price.tsx'", "'./price/line-price.tsx'"],
    ],
  },
  {
    what: 'a patch of a shared package that the shell does not have yet',
    released: 'cart',
    edits: [
      [`${UI}/class-names.ts`, 'export const classNames', '/** All that apply. */\nexport const classNames'],
      [`${UI}/button.tsx`, 'busy?: boolean;', 'busy?: boolean;\n  quiet?: boolean;'],
    ],
    isDaily: true,
  },
  {
    what: 'a newer storefront of which it does not use the new member',
    released: 'cart',
    edits: [
      [
        `${STOREFRONT}/storefront.ts`,
        'readonly format: Format;',
        'readonly format: Format;\n  readonly giftWrap: string;',
      ],
    ],
    isDaily: true,
  },
  {
    what: 'a newer component of which it does not use the new value',
    released: 'cart',
    edits: [
      [`${UI}/button-class.ts`, "'primary' | 'secondary' | 'text'", "'primary' | 'secondary' | 'text' | 'ghostly'"],
    ],
  },
  {
    what: 'a text, a style and a property of its own',
    released: 'cart',
    edits: [
      ['cart-mfe/src/messages/pl.json', '"title":', '"added": "Dodano",\n  "title":'],
      [
        'cart-mfe/src/cart/cart.module.css',
        'margin-bottom: 20px;',
        '--gap: 24px;\n  margin-bottom: var(--gap);\n  color: var(--unknown, red);',
      ],
      [STATUS, 'className={text.spoken}', "className={text.spoken} style={{ '--wide': 1 }} title={t('added')}"],
    ],
  },
  {
    what: 'an event that it sends with more',
    released: 'cart',
    edits: [
      [
        'cart-mfe/src/cart/cart.store.ts',
        'cartItemsCount: countCheckedAvailable(state.cartItems) })',
        "cartItemsCount: countCheckedAvailable(state.cartItems), reason: 'changed' } as never)",
      ],
    ],
  },
  {
    what: 'a key of its own',
    released: 'help',
    edits: [
      ['help-mfe/src/help/contact/contact.store.ts', "visitStorage('help.contact'", "visitStorage('help.question'"],
    ],
  },
];

/** APIs that answer more and take more, and units that ask for less. */
const harmlessCalls: readonly Mutation[] = [
  {
    what: 'a further field of an answer and of a request',
    released: 'api',
    edits: [
      [ITEMS, '  freeDelivery: FreeDeliverySchema,\n', '  freeDelivery: FreeDeliverySchema,\n  points: v.number(),\n'],
      [
        ITEMS,
        'payload: v.object({ cartEntryIds: EntryIdsSchema })',
        'payload: v.object({ cartEntryIds: EntryIdsSchema, reason: v.optional(v.string()) })',
      ],
    ],
    isDaily: true,
  },
  {
    what: 'longer texts that requests may have',
    released: 'api',
    edits: [[`${CONTRACTS}/checkout/use-discount-code.ts`, 'v.maxLength(1000)', 'v.maxLength(2000)']],
  },
  {
    what: 'fields in another order, and another description',
    released: 'api',
    edits: [
      [
        ITEMS,
        '  summary: SummarySchema,\n  cartItems: v.array(CartItemSchema),\n',
        '  cartItems: v.array(CartItemSchema),\n  summary: SummarySchema,\n',
      ],
      [ITEMS, "R17. Sets a line's quantity", 'R17. Sets how many pieces a line has'],
    ],
  },
  {
    what: 'a value that answers no longer have',
    released: 'api',
    edits: [
      [
        `${CONTRACTS}/catalog/product-card.ts`,
        "v.picklist(['sale', 'new', 'sold-out'])",
        "v.picklist(['sale', 'new'])",
      ],
    ],
  },
  {
    what: 'an optional field of a request that it does not send',
    released: 'cart',
    edits: [
      [
        ITEMS,
        'payload: v.object({ cartEntryIds: EntryIdsSchema })',
        'payload: v.object({ cartEntryIds: EntryIdsSchema, giftWrapping: v.optional(v.string()) })',
      ],
    ],
  },
];

/** Changes that break nothing: no line for any of them. */
export const harmless: readonly Mutation[] = [
  ...harmlessShells,
  ...harmlessRemotes,
  ...harmlessCalls,
  ...harmlessEdits,
];
