import { type Addresses, type Breadcrumb, type CountryCode, countryCodes, type StructuredData } from '@odeta/contracts';

/** The shop itself. Values that start with `/` are completed to URLs. */
export const organizationData: readonly StructuredData[] = [
  { '@type': 'Organization', '@id': '/#organization', name: 'ODETA', url: '/', logo: '/favicon.svg' },
  { '@type': 'WebSite', '@id': '/#website', name: 'ODETA', url: '/', publisher: { '@id': '/#organization' } },
];

/** The home page has the same path in every country. */
export const homeAddresses = Object.fromEntries(countryCodes.map((code) => [code, '/']));

/** Breadcrumbs from the home page to the page itself. */
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
