import type { PageMeta, Storefront } from '@odeta/storefront';

export const notFoundMeta = ({ i18n }: Storefront): PageMeta => ({
  title: i18n.t('not-found.title', { ns: 'shell' }),
  status: 404,
  robots: 'noindex',
});
