import { cachedUrl } from './page-url.ts';

test.each([
  ['/?mem=1', '/'],
  ['/c/zeny?utm_source=x&sort=2&gclid=y', '/c/zeny?sort=2'],
  ['/c/zeny?sort=2&size=38&size=40', '/c/zeny?size=38&size=40&sort=2'],
  ['/c/zeny?size=40&size=40', '/c/zeny?size=40'],
  ['/c/zeny', '/c/zeny'],
])('%s is cached as %s', (url, cached) => {
  expect(cachedUrl(url, ['size', 'sort'])).toBe(cached);
});

test('a parameter is repeated at most 20 times, and a value of 5,000 characters is dropped', () => {
  const repeated = Array.from({ length: 500 }, (_, index) => `size=${index}`).join('&');

  expect(cachedUrl(`/c/zeny?${repeated}`, ['size']).split('&')).toHaveLength(20);
  expect(cachedUrl(`/c/zeny?size=${'x'.repeat(5000)}`, ['size'])).toBe('/c/zeny');
});

test('an older shell that declares no parameters is cached with the whole query', () => {
  expect(cachedUrl('/c/zeny?b=2&a=1', undefined)).toBe('/c/zeny?b=2&a=1');
});
