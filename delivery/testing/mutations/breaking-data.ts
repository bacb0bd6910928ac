import type { Mutation } from './mutation.ts';

const EVENTS = 'shared/storefront/src/event-schemas.ts';
const CONTRACTS = 'shared/contracts/src';
const ITEMS = `${CONTRACTS}/checkout/items.ts`;

/** Events, stored values, messages of the app. */
const breakingMessages: readonly Mutation[] = [
  {
    what: 'an event that is sent by another name',
    released: 'cart',
    edits: [
      [
        EVENTS,
        "  'wishlist.changed':",
        "  'cart.updated': v.object({ cartItemsCount: v.number() }),\n  'wishlist.changed':",
      ],
      ['cart-mfe/src/cart/cart.store.ts', "events.emit('cart.changed'", "events.emit('cart.updated' as never"],
    ],
    line: /^[a-z0-9, ]+ → cart: event cart.changed: it is no longer sent$/,
  },
  {
    what: 'an event that is no longer sent',
    released: 'account',
    edits: [['account-mfe/src/account/account.store.ts', "events.emit('customer.left', {});", '']],
    line: /^[a-z0-9, ]+ → account: event customer.left: it is no longer sent$/,
  },
  {
    what: 'an event that is sent without a field',
    released: 'cart',
    edits: [
      [
        'cart-mfe/src/cart/cart.store.ts',
        "events.emit('cart.changed', { cartItemsCount: countCheckedAvailable(state.cartItems) })",
        "events.emit('cart.changed', { count: countCheckedAvailable(state.cartItems) } as never)",
      ],
    ],
    line: /^[a-z0-9, ]+ → cart: event cart.changed: cartItemsCount is missing$/,
    isDaily: true,
  },
  {
    what: 'a field of an event that the shell newly needs',
    released: 'shell',
    edits: [
      [EVENTS, 'cartItemsCount: v.number(), elsewhere', 'cartItemsCount: v.number(), currency: v.string(), elsewhere'],
    ],
    line: /: event cart.changed: currency is missing$/,
  },
  {
    what: 'a fact that the shell no longer takes',
    released: 'shell',
    edits: [
      [
        `${CONTRACTS}/tracking/tracking-fact.ts`,
        "  v.object({ fact: v.literal('product-viewed'), item: FactItemSchema }),\n",
        '',
      ],
    ],
    line: /^shell → catalog: event tracking.reported: /,
  },
  {
    what: 'a value in a fact that the live shell does not know',
    released: 'confirm',
    edits: [
      [
        `${CONTRACTS}/tracking/tracking-fact.ts`,
        "v.picklist(['form', 'confirmation'])",
        "v.picklist(['form', 'confirmation', 'window'])",
      ],
      ['confirm-mfe/src/confirm/newsletter.store.ts', "place: 'confirmation'", "place: 'window'"],
    ],
    line: /^shell → confirm: event tracking.reported: place may be "window"$/,
  },
  {
    what: 'an event that nobody sends',
    released: 'cart',
    edits: [
      [EVENTS, "  'wishlist.changed':", "  'gift.chosen': v.object({}),\n  'wishlist.changed':"],
      [
        'cart-mfe/src/cart/cart.store.ts',
        '  function ',
        "  events.on('gift.chosen' as never, () => {});\n\n  function ",
      ],
    ],
    line: 'cart → every unit: event gift.chosen: nobody sends it',
  },
  {
    what: 'a stored value under another key',
    released: 'cart',
    edits: [['shared/purchase/src/typed-code.store.ts', "'cart.typed-code'", "'purchase.typed-code'"]],
    line: /^[a-z0-9, ]+ → cart: storage cart.typed-code: it is no longer written$/,
  },
  {
    what: 'a key that belongs to another unit',
    released: 'help',
    edits: [
      ['help-mfe/src/help/contact/contact.store.ts', "visitStorage('help.contact'", "visitStorage('checkout.customer'"],
    ],
    line: 'help → checkout: storage checkout.customer: both write it as their own',
  },
  {
    what: 'a message of the app that is no longer taken',
    released: 'shell',
    edits: [[`${CONTRACTS}/app-bridge/to-web.ts`, '  backButton: messageSchema(', '  goBack: messageSchema(']],
    line: 'shell → app 3.0: message backButton: the app sends it, and the page no longer takes it',
  },
  {
    what: 'a message to the app with other data',
    released: 'shell',
    edits: [
      [
        `${CONTRACTS}/app-bridge/to-app.ts`,
        'v.object({ loggedIn: v.boolean() })',
        'v.object({ isLoggedIn: v.boolean() })',
      ],
    ],
    line: 'shell → app 3.0: message login: payload.loggedIn is missing',
  },
];

/** The API and what the units call of it. */
const breakingCalls: readonly Mutation[] = [
  {
    what: 'a field that the API no longer answers',
    released: 'api',
    edits: [[ITEMS, '  freeDelivery: FreeDeliverySchema,\n', '']],
    line: /→ api: .+: the answer: freeDelivery is missing$/,
    isDaily: true,
  },
  {
    what: 'a field that the API newly needs',
    released: 'api',
    edits: [
      [
        ITEMS,
        'payload: v.object({ cartEntryIds: EntryIdsSchema })',
        'payload: v.object({ cartEntryIds: EntryIdsSchema, reason: v.string() })',
      ],
    ],
    line: /→ api: POST \/checkout\/items\/check: the request: reason is missing$/,
  },
  {
    what: 'an address of the API that is renamed',
    released: 'api',
    edits: [[ITEMS, "path: '/checkout/items/quantity'", "path: '/checkout/items/pieces'"]],
    line: /→ api: POST \/checkout\/items\/quantity: the API does not have it$/,
  },
  {
    what: 'a value in answers of the API that units do not know',
    released: 'api',
    edits: [
      [
        `${CONTRACTS}/catalog/product-card.ts`,
        "v.picklist(['sale', 'new', 'sold-out'])",
        "v.picklist(['sale', 'new', 'sold-out', 'gift'])",
      ],
    ],
    line: /→ api: .+: the answer: .*badge may be "gift"$/,
  },
  {
    what: 'a value in requests that the API no longer takes',
    released: 'api',
    edits: [[`${CONTRACTS}/checkout/items.ts`, 'export const MAX_QUANTITY = 20;', 'export const MAX_QUANTITY = 10;']],
    line: /→ api: POST \/checkout\/items\/quantity and \d+ more: the request: quantity may be beyond maximum 10$/,
  },
  {
    what: 'an optional field of a request that the API no longer takes',
    released: 'api',
    edits: [[`${CONTRACTS}/my-account/address-book.ts`, '    isDefault: v.optional(v.boolean(), false),\n', '']],
    line: /→ api: .+: the request: isDefault is not taken$/,
  },
  {
    what: 'a unit that needs a field that the live API does not answer',
    released: 'cart',
    edits: [[ITEMS, 'summary: SummarySchema,', 'summary: SummarySchema,\n  points: v.number(),']],
    line: /^cart → api: .+: the answer: points is missing$/,
  },
];

export const breakingData: readonly Mutation[] = [...breakingMessages, ...breakingCalls];
