import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { write } from './team-clone.ts';

type Change = (clone: string) => void;

const CART = 'cart-mfe/src/cart';
const STATUS = `${CART}/cart-status.tsx`;
const UI = 'shared/ui/src';
const LANGUAGES = ['pl', 'sk', 'hu', 'ro', 'ru', 'uk'];

const edit =
  (file: string, before: string, after: string): Change =>
  (clone) =>
    write(clone, [file, before, after]);

const add =
  (file: string, content: string): Change =>
  (clone) => {
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    writeFileSync(path.join(clone, file), content);
  };

const all =
  (...changes: Change[]): Change =>
  (clone) => {
    for (const change of changes) change(clone);
  };

const move =
  (from: string, to: string): Change =>
  (clone) => {
    mkdirSync(path.dirname(path.join(clone, to)), { recursive: true });
    renameSync(path.join(clone, from), path.join(clone, to));
  };

/** Gives a unit its next version. */
const raise =
  (folder: string): Change =>
  (clone) => {
    const file = path.join(clone, folder, 'package.json');
    const content = JSON.parse(readFileSync(file, 'utf8'));
    const [major, minor, patch] = content.version.split('.').map(Number);
    content.version = `${major}.${minor}.${patch + 1}`;
    writeFileSync(file, JSON.stringify(content, null, 2));
  };

const PRICE = "export { Price } from './price.tsx';";
/** Everyday changes that must not be reported as breaking for other units. */
export const noOpChanges: Record<'cart' | 'shell', Record<string, Change>> = {
  cart: {
    'a comment': edit(STATUS, 'export function CartStatus', '// It is read aloud.\nexport function CartStatus'),
    'another format': edit(
      STATUS,
      '<p role="status" className={text.spoken}>',
      '<p\n role="status"\n className={text.spoken}\n>',
    ),
    'a renamed local': all(...[1, 2, 3].map(() => edit(`${CART}/line-price.tsx`, 'ofOne', 'single'))),
    'imports in another order': all(
      edit(STATUS, "import { text } from '@odeta/ui';\n", ''),
      edit(STATUS, 'import { useStore,', "import { text } from '@odeta/ui';\nimport { useStore,"),
    ),
    'a function that was taken out of another': all(
      edit(STATUS, 'tickedOf(cartItems).length', 'countOf(cartItems)'),
      edit(
        STATUS,
        'export function CartStatus',
        'const countOf = (items: Parameters<typeof tickedOf>[0]) => tickedOf(items).length;\n\nexport function CartStatus',
      ),
    ),
    'a file in another folder': all(
      move(`${CART}/empty-cart.tsx`, `${CART}/empty/empty-cart.tsx`),
      move(`${CART}/empty-cart.module.css`, `${CART}/empty/empty-cart.module.css`),
      edit(`${CART}/cart.page.tsx`, "'./empty-cart.tsx'", "'./empty/empty-cart.tsx'"),
    ),
    'a test': add(`${CART}/added.test.ts`, "test('one and one', () => expect(1 + 1).toBe(2));\n"),
    'a style': edit(`${CART}/cart.module.css`, 'margin-bottom: 20px;', 'margin-bottom: 24px;'),
    'a new text': all(
      ...LANGUAGES.map((language) =>
        edit(`cart-mfe/src/messages/${language}.json`, '"title":', '"added": "★",\n  "title":'),
      ),
    ),
    'another wording': edit('cart-mfe/src/messages/sk.json', '"title": "Košík"', '"title": "Váš košík"'),
    'its own next version': raise('cart-mfe'),
    'a field that an answer may have': edit(
      'shared/contracts/src/checkout/items.ts',
      'summary: SummarySchema,',
      'summary: SummarySchema,\n  points: v.optional(v.number()),',
    ),
    'an endpoint that it does not call': edit(
      'shared/contracts/src/checkout/items.ts',
      'export const changeQuantity',
      "export const wrapItems = endpoint({\n  method: 'POST',\n  path: '/checkout/items/wrap',\n  summary: 'Wraps',\n  payload: v.object({}),\n  body: v.object({}),\n});\n\nexport const changeQuantity",
    ),
  },
  shell: {
    'a comment in a shared package': edit(
      `${UI}/class-names.ts`,
      'export const classNames',
      '// All that apply.\nexport const classNames',
    ),
    'a renamed local of a shared package': all(
      edit(`${UI}/class-names.ts`, '...names', '...parts'),
      edit(`${UI}/class-names.ts`, 'names.filter', 'parts.filter'),
    ),
    'an export that nobody takes': all(
      add(`${UI}/star.ts`, "export const starOf = () => '★';\n"),
      edit(`${UI}/index.ts`, PRICE, `${PRICE}\nexport { starOf } from './star.ts';`),
    ),
    'a property that may be given': edit(
      `${UI}/button.tsx`,
      '  busy?: boolean;',
      '  busy?: boolean;\n  quiet?: boolean;',
    ),
    'another look of a shared component': edit(`${UI}/text.module.css`, 'font-size: 0.875rem', 'font-size: 0.9rem'),
    'a class that nobody uses': edit(`${UI}/styles.ts`, "| 'spoken'", "| 'spoken' | 'quiet'"),
    'an event that nobody hears': edit(
      'shared/storefront/src/event-schemas.ts',
      "  'wishlist.changed':",
      "  'gift.chosen': BareSchema,\n  'wishlist.changed':",
    ),
  },
};
