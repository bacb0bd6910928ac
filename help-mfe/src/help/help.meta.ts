import type { PageMeta, Storefront } from '@odeta/storefront';
import { createHelpStore, HELP_URL } from './help.store.ts';

export function helpMeta({ i18n, storeOf }: Storefront): PageMeta {
  const { status, page, addresses } = storeOf(createHelpStore).state;
  if (status === 'not-found') {
    return { title: i18n.t('not-found.title', { ns: 'shell' }), status: 404, robots: 'noindex' };
  }
  const title = page?.title ?? i18n.t('title', { ns: 'help' });
  return {
    title: i18n.t('page-title', { ns: 'help', title }),
    canonical: page?.url ?? HELP_URL,
    alternates: addresses,
  };
}
