import type { Mutation } from './mutation.ts';

const UI = 'shared/ui/src';

/** Texts and design tokens: each unit shows them with those of the live shell. */
export const breakingLooks: readonly Mutation[] = [
  {
    what: 'a text that is gone although a remote shows it',
    released: 'shell',
    edits: [[`${UI}/messages/pl.json`, '"stars": "Ocena {{stars}} na 5",\n', '']],
    line: /^[a-z0-9, ]+ → shell: text ui.stars: it does not have it$/,
    isDaily: true,
  },
  {
    what: 'a text by another name',
    released: 'shell',
    edits: [[`${UI}/messages/pl.json`, '"more": "O jeden więcej"', '"one-more": "O jeden więcej"']],
    line: /^[a-z0-9, ]+ → shell: text ui.quantity.more: it does not have it$/,
  },
  {
    what: 'a placeholder that remotes do not fill in',
    released: 'shell',
    edits: [[`${UI}/messages/pl.json`, 'Kolory: {{count}}', 'Kolory: {{number}}']],
    line: /^[a-z0-9, ]+ → shell: text ui.colors: nobody fills in \{\{number\}\}$/,
  },
  {
    what: 'a remote that shows a text of the next shell',
    released: 'cart',
    edits: [
      [`${UI}/messages/pl.json`, '"home":', '"hurry": "Ostatnie sztuki",\n  "home":'],
      [
        'cart-mfe/src/cart/cart-status.tsx',
        "const t = useTexts('cart');",
        "const t = useTexts('cart');\n  const shell = useTexts('shell');",
      ],
      ['cart-mfe/src/cart/cart-status.tsx', '{isWorthSaying', "{shell('ui.hurry')}\n      {isWorthSaying"],
    ],
    line: 'cart → shell: text ui.hurry: it does not have it',
  },
  {
    what: 'a colour that is gone although remotes use it',
    released: 'shell',
    edits: [[`${UI}/tokens.css`, '  --color-sand: var(--stone-50);', '  --color-beach: var(--stone-50);']],
    line: /^[a-z0-9, ]+ → shell: token --color-sand: no style sets it$/,
    isDaily: true,
  },
  {
    what: 'a remote that uses a token of the next shell',
    released: 'cart',
    edits: [
      [`${UI}/tokens.css`, '--white: #ffffff;', '--white: #ffffff;\n  --color-calm: #eee;'],
      [
        'cart-mfe/src/cart/cart.module.css',
        'margin-bottom: 20px;',
        'margin-bottom: 20px;\n  color: var(--color-calm);',
      ],
    ],
    line: 'cart → shell: token --color-calm: no style sets it',
  },
];
