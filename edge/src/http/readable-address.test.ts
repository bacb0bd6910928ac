import { readableAddress } from './readable-address.ts';

test.each([
  ['/search/%/', '/search/%25/'],
  ['/search/50%/?page=2&q=%', '/search/50%25/?page=2&q=%'],
  ['/%ff', '/%25ff'],
  ['/search/kab%C3%A1t/', '/search/kab%C3%A1t/'],
  ['/cart?code=%', '/cart?code=%'],
])('%s is read as %s', (url, read) => {
  expect(readableAddress(url)).toBe(read);
});
