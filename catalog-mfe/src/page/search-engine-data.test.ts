import { missingIn } from '../../testing/search-engines.ts';
import { breadcrumbData, defined, organizationData } from './search-engine-data.ts';

test('the structured data of the shop is complete for search engines', () => {
  expect(missingIn(organizationData)).toEqual([]);
});

test('breadcrumbs start at the home page and are numbered', () => {
  const data = breadcrumbData([{ name: 'Ženy', url: '/c/zeny' }], 'Úvod');

  expect(missingIn(data)).toEqual([]);
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Úvod', item: '/' },
    { '@type': 'ListItem', position: 2, name: 'Ženy', item: '/c/zeny' },
  ]);
});

test('alternates include only countries that have the page', () => {
  expect(defined({ pl: '/p/plaszcz', hu: undefined })).toEqual({ pl: '/p/plaszcz' });
});
