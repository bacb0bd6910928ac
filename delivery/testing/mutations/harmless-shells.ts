import type { Mutation } from './mutation.ts';

const UI = 'shared/ui/src';
const STOREFRONT = 'shared/storefront/src';
const CONTRACTS = 'shared/contracts/src';

/** Shells that give more, or other things that no remote uses. */
export const harmlessShells: readonly Mutation[] = [
  {
    what: 'a property that may be given',
    released: 'shell',
    edits: [[`${UI}/button.tsx`, 'busy?: boolean;', 'busy?: boolean;\n  quiet?: boolean;']],
  },
  {
    what: 'a property that no remote passes gone',
    released: 'shell',
    edits: [[`${UI}/alert.tsx`, '  floating?: boolean;\n', '']],
  },
  {
    what: 'a further value of a property',
    released: 'shell',
    edits: [
      [`${UI}/button-class.ts`, "'primary' | 'secondary' | 'text'", "'primary' | 'secondary' | 'text' | 'quiet'"],
    ],
  },
  {
    what: 'a new component, class, token, text and event',
    released: 'shell',
    edits: [
      [`${UI}/ribbon.tsx`, '', 'export const Ribbon = () => <i>★</i>;\n'],
      [`${UI}/index.ts`, 'export { Price }', "export { Ribbon } from './ribbon.tsx';\nexport { Price }"],
      [`${UI}/styles.ts`, "| 'spoken'", "| 'spoken' | 'quiet'"],
      [`${UI}/tokens.css`, '--white: #ffffff;', '--white: #ffffff;\n  --color-calm: #eee;'],
      [`${UI}/messages/pl.json`, '"home":', '"hurry": "Ostatnie sztuki",\n  "home":'],
      [
        `${STOREFRONT}/event-schemas.ts`,
        "  'wishlist.changed':",
        "  'gift.chosen': BareSchema,\n  'wishlist.changed':",
      ],
    ],
  },
  {
    what: 'a new member of the storefront',
    released: 'shell',
    edits: [
      [
        `${STOREFRONT}/storefront.ts`,
        'readonly format: Format;',
        'readonly format: Format;\n  readonly region: string;',
      ],
    ],
  },
  {
    what: 'another look of a class and of a token',
    released: 'shell',
    edits: [
      [`${UI}/text.module.css`, 'letter-spacing: var(--track-display);', 'letter-spacing: 0;'],
      [`${UI}/tokens.css`, '--color-sand: var(--stone-50);', '--color-sand: var(--stone-100);'],
    ],
  },
  {
    what: 'a token that only the shell used gone',
    released: 'shell',
    edits: [[`${UI}/tokens.css`, '  --z-header: 200;\n', '']],
  },
  {
    what: 'another wording of a text, in another order',
    released: 'shell',
    edits: [
      [`${UI}/messages/pl.json`, '  "close": "Zamknij",\n', ''],
      [
        `${UI}/messages/pl.json`,
        '"colors": "Kolory: {{count}}"',
        '"colors": "{{count}} kolory",\n  "close": "Zamknij okno"',
      ],
    ],
  },
  {
    what: 'a text that only the shell shows gone',
    released: 'shell',
    edits: [['shell/src/messages/pl.json', '"skip-to-content": "Przejdź do treści",\n', '']],
  },
  {
    what: 'a stricter type inside of a component',
    released: 'shell',
    edits: [
      [`${UI}/alert.tsx`, 'const icons: Record<', 'const icons: Readonly<Record<'],
      [`${UI}/alert.tsx`, 'IconSource> = {', 'IconSource>> = {'],
    ],
  },
  {
    what: 'a further value of a fact of tracking',
    released: 'shell',
    edits: [
      [
        `${CONTRACTS}/tracking/tracking-fact.ts`,
        "v.picklist(['form', 'confirmation'])",
        "v.picklist(['form', 'confirmation', 'window'])",
      ],
    ],
  },
];
