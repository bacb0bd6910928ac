import type { PageLocation, PageMeta, Storefront } from '@odeta/storefront';
import { notFoundMeta } from '../page/not-found-meta.ts';
import { breadcrumbData, defined } from '../page/search-engine-data.ts';
import { createProductStore } from './product.store.ts';
import { productData } from './product-data.ts';
import { productPreview } from './product-preview.ts';

/** The longest description in characters that search engines show. */
const DESCRIPTION = 160;

/** All colours of a product are one page for search engines. */
export function productMeta(storefront: Storefront, { params, query }: PageLocation): PageMeta {
  const { status, product } = storefront.storeOf(createProductStore).state;
  const { i18n } = storefront;
  if (status === 'not-found') return notFoundMeta(storefront);
  if (!product || product.slug !== params.slug) return { title: i18n.t('title', { ns: 'shell' }) };
  return {
    title: i18n.t('product.title', { ns: 'catalog', name: product.name }),
    description: shorten(product.description),
    canonical: `/p/${product.slug}`,
    alternates: defined(product.addresses),
    structuredData: [
      productData(product, storefront.session.country),
      breadcrumbData(product.breadcrumbs, i18n.t('ui.home', { ns: 'shell' })),
    ],
    preview: productPreview(product, storefront, query.get('color')),
  };
}

/** Cuts at the end of a word. */
function shorten(text: string) {
  if (text.length <= DESCRIPTION) return text;
  const cut = text.slice(0, DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
