import { missingIn } from '../testing/search-engines.ts';
import { breadcrumbData, defined, organizationData } from './search-engine-data.ts';

test('a search engine misses nothing of the shop', () => {
  expect(missingIn(organizationData)).toEqual([]);
});

test('the way to a page begins at the first one and is numbered', () => {
  const data = breadcrumbData([{ name: 'Ženy', url: '/c/zeny' }], 'Úvod');

  expect(missingIn(data)).toEqual([]);
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Úvod', item: '/' },
    { '@type': 'ListItem', position: 2, name: 'Ženy', item: '/c/zeny' },
  ]);
});

test('a page is said to be in those countries alone that have it', () => {
  expect(defined({ pl: '/p/plaszcz', hu: undefined })).toEqual({ pl: '/p/plaszcz' });
});
