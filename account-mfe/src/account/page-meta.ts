import type { PageMeta, Storefront } from '@odeta/storefront';

/** The `meta` of pages outside the account's layout. `title` is the key of the text. */
export const pageMeta =
  (title: string) =>
  ({ i18n }: Storefront): PageMeta => ({
    title: i18n.t('document-title', { ns: 'account', title: i18n.t(title, { ns: 'account' }) }),
    robots: 'noindex',
  });
