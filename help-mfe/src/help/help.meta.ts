import type { PageMeta, Storefront } from '@odeta/shared/storefront';
import { createHelpStore } from './help.store.ts';

export function helpMeta({ i18n, storeOf }: Storefront): PageMeta {
  const { status, page } = storeOf(createHelpStore).state;
  if (status === 'not-found') {
    return { title: i18n.t('not-found.title', { ns: 'shell' }), status: 404, robots: 'noindex' };
  }
  if (!page) return { title: i18n.t('page-title', { ns: 'help', title: i18n.t('title', { ns: 'help' }) }) };
  return { title: i18n.t('page-title', { ns: 'help', title: page.title }), canonical: page.url };
}
