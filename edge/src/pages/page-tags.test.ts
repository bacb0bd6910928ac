import { tagsOf } from './page-tags.ts';

test.each([
  [[], ['sk']],
  [['/api/base/help'], ['sk']],
  [['/api/catalog/home'], ['sk', 'sk:goods']],
  [
    ['/api/catalog/product/saty-midi', '/api/catalog/product/saty-midi/reviews?page=2'],
    ['sk', 'sk:product:saty-midi'],
  ],
  [
    ['/api/catalog/category/saty?sort=1', '/api/catalog/search?q=x'],
    ['sk', 'sk:category:saty', 'sk:goods'],
  ],
  [['/api/catalog/product/a%0d%0ab'], ['sk', 'sk:goods']],
])('a page made from %p has the tags %p', (requests, tags) => {
  expect(tagsOf('sk', requests)).toEqual(tags);
});
