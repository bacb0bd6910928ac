import { type Addresses, type Breadcrumb, type CountryCode, countryCodes, type StructuredData } from '@odeta/contracts';

/** The shop itself. Text that begins with `/` is an address. */
export const organizationData: readonly StructuredData[] = [
  { '@type': 'Organization', '@id': '/#organization', name: 'ODETA', url: '/', logo: '/favicon.svg' },
  { '@type': 'WebSite', '@id': '/#website', name: 'ODETA', url: '/', publisher: { '@id': '/#organization' } },
];

/** The shop of every country begins at the same place. */
export const homeAddresses = Object.fromEntries(countryCodes.map((code) => [code, '/']));

/** The way to a page from the first one; its last is the page itself. */
export const breadcrumbData = (path: readonly Breadcrumb[], home: string): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: home, url: '/' }, ...path].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** Without the countries that do not have the page. */
export const defined = (addresses: Addresses): Partial<Record<CountryCode, string>> =>
  Object.fromEntries(Object.entries(addresses).filter(([, path]) => path !== undefined));
