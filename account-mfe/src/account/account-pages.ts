import { addresses } from '../addresses.ts';

/** The pages in the order of the navigation. Their names are the texts `nav.<key>`. */
export const accountEntries = [
  { key: 'overview', url: addresses.overview.path },
  { key: 'orders', url: addresses.orders.path },
  { key: 'returns', url: addresses.returns.path },
  { key: 'reviews', url: addresses.reviews.path },
  { key: 'codes', url: addresses.codes.path },
  { key: 'addresses', url: addresses.addresses.path },
  { key: 'settings', url: addresses.settings.path },
  { key: 'marketing', url: addresses.marketing.path },
  { key: 'blogger', url: addresses.blogger.path },
] as const;

export type AccountPageKey = (typeof accountEntries)[number]['key'];
