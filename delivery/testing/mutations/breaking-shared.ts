import type { Mutation } from './mutation.ts';

const UI = 'shared/ui/src';
const STOREFRONT = 'shared/storefront/src';

/** Shells that no longer give what live remotes use, and remotes that use what the live shell does not give. */
export const breakingShared: readonly Mutation[] = [
  {
    what: 'a component that the shell no longer exports',
    released: 'shell',
    edits: [[`${UI}/index.ts`, "export { EmptyState } from './empty-state.tsx';", '']],
    line: /^[a-z0-9, ]+ → shell: EmptyState of @odeta\/ui: the shell does not have it$/,
  },
  {
    what: 'a renamed function',
    released: 'shell',
    edits: [[`${UI}/index.ts`, 'export { iconButtonClass }', 'export { iconButtonClass as classOfIconButton }']],
    line: /^[a-z0-9, ]+ → shell: iconButtonClass of @odeta\/ui: the shell does not have it$/,
  },
  {
    what: 'a property that takes less',
    released: 'shell',
    edits: [[`${UI}/button.tsx`, 'busy?: boolean;', 'busy?: true;']],
    line: /^[a-z0-9, ]+ → shell: Button of @odeta\/ui: busy: .+true/,
    isDaily: true,
  },
  {
    what: 'a property that has to be given',
    released: 'shell',
    edits: [[`${UI}/price.tsx`, 'from?: boolean;', 'from: boolean;']],
    line: /^[a-z0-9, ]+ → shell: Price of @odeta\/ui: .*from/,
  },
  {
    what: 'a property that is gone although remotes pass it',
    released: 'shell',
    edits: [[`${UI}/button.tsx`, 'busy?: boolean;', '']],
    line: /^[a-z0-9, ]+ → shell: Button of @odeta\/ui: it does not take busy there$/,
    isDaily: true,
  },
  {
    what: 'a property by another name',
    released: 'shell',
    edits: [[`${UI}/picture.tsx`, 'decorative?: boolean;', 'ornamental?: boolean;']],
    line: /^[a-z0-9, ]+ → shell: Picture of @odeta\/ui: it does not take decorative there$/,
  },
  {
    what: 'a value of a property that is gone',
    released: 'shell',
    edits: [[`${UI}/button-class.ts`, "kind?: 'primary' | 'secondary' | 'text';", "kind?: 'primary' | 'secondary';"]],
    line: /^[a-z0-9, ]+ → shell: Button of @odeta\/ui and 1 more: kind: .+"text"/,
  },
  {
    what: 'a hook with another result',
    released: 'shell',
    edits: [[`${UI}/use-is-long.ts`, 'ms: number): boolean', 'ms: number): { isLong: boolean }']],
    line: /^[a-z0-9, ]+ → shell: useIsLong of @odeta\/ui: /,
  },
  {
    what: 'a hook that needs another parameter',
    released: 'shell',
    edits: [[`${STOREFRONT}/i18n/use-texts.ts`, 'useTexts(unit: string)', 'useTexts(unit: string, language: string)']],
    line: /^[a-z0-9, ]+ → shell: useTexts of @odeta\/storefront\/i18n: /,
  },
  {
    what: 'a member of the storefront by another name',
    released: 'shell',
    edits: [[`${STOREFRONT}/storefront.ts`, 'readonly format: Format;', 'readonly formats: Format;']],
    line: /^[a-z0-9, ]+ → shell: .+format/,
  },
  {
    what: 'a method of a member that is gone',
    released: 'shell',
    edits: [[`${STOREFRONT}/i18n/format.ts`, '  day(isoDate: string): string;\n', '']],
    line: /^[a-z0-9, ]+ → shell: .+day/,
  },
  {
    what: 'a field of the session with another type',
    released: 'shell',
    edits: [[`${STOREFRONT}/session.store.ts`, 'cartItemsCount: number;', 'cartItemsCount: number | null;']],
    line: /^[a-z0-9, ]+ → shell: .+cartItemsCount: /,
  },
  {
    what: 'a class that the shell’s type no longer lists',
    released: 'shell',
    edits: [[`${UI}/styles.ts`, "| 'spoken'", "| 'audible'"]],
    line: /^[a-z0-9, ]+ → shell: text.spoken of @odeta\/ui: the shell does not have it$/,
  },
  {
    what: 'a class that is renamed in the styles alone',
    released: 'shell',
    edits: [[`${UI}/layout.module.css`, '.tight {', '.narrow {']],
    line: /^[a-z0-9, ]+ → shell: layout.tight of @odeta\/ui: no style has the class$/,
  },
  {
    what: 'more that every remote has to expose',
    released: 'shell',
    edits: [[`${STOREFRONT}/remote-module.ts`, '  name: Name;', '  name: Name;\n  icon: string;']],
    line: /^[a-z0-9, ]+ → shell: RemoteModule of @odeta\/storefront: .*icon/,
  },
  {
    what: 'a remote that exposes another name',
    released: 'cart',
    edits: [['cart-mfe/src/remote.ts', 'export const remote', 'export const cartRemote']],
    line: 'shell → cart: ./remote: it does not export remote',
    isDaily: true,
  },
  {
    what: 'a remote that uses a component of the next shell',
    released: 'cart',
    edits: [
      [`${UI}/ribbon.tsx`, '', 'export const Ribbon = () => <i>★</i>;\n'],
      [`${UI}/index.ts`, 'export { Price }', "export { Ribbon } from './ribbon.tsx';\nexport { Price }"],
      ['cart-mfe/src/cart/line-price.tsx', 'import { Price, text }', 'import { Price, Ribbon, text }'],
      ['cart-mfe/src/cart/line-price.tsx', '{quantity} × {ofOne}', '{quantity} × {ofOne} <Ribbon />'],
    ],
    line: 'cart → shell: Ribbon of @odeta/ui: the shell does not have it',
  },
  {
    what: 'a remote that passes a property of the next shell',
    released: 'cart',
    edits: [
      [`${UI}/price.tsx`, 'large?: boolean;', 'large?: boolean;\n  tone?: string;'],
      [
        'cart-mfe/src/cart/line-price.tsx',
        '<Price price={lineTotal(item)} />',
        '<Price price={lineTotal(item)} tone="calm" />',
      ],
    ],
    line: 'cart → shell: Price of @odeta/ui: it does not take tone there',
    isDaily: true,
  },
];
