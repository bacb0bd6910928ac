import type { PageMeta, Storefront } from '@odeta/storefront';

/** Of a page without the account around it; `title` is the key of its name. */
export const metaOf =
  (title: string) =>
  ({ i18n }: Storefront): PageMeta => ({
    title: i18n.t('document-title', { ns: 'account', title: i18n.t(title, { ns: 'account' }) }),
    robots: 'noindex',
  });
