import { withPrefixedLinks } from './prefixed-links.ts';

const prefixed = (html: string, prefix = '/uk') => `${Buffer.from(withPrefixedLinks(Buffer.from(html), prefix))}`;

test.each([
  ['<a class="x" href="/c/palto?size=38">', '<a class="x" href="/uk/c/palto?size=38">'],
  ['<a href="/">', '<a href="/uk/">'],
  ['<form action="/search/" method="get">', '<form action="/uk/search/" method="get">'],
])('%s leads to the page in the language of the document', (html, expected) => {
  expect(prefixed(html)).toBe(expected);
});

test.each([
  '<a href="/uk/cart">',
  '<a href="/uk">',
  '<a href="/c/palto" hreflang="ru">',
  '<a href="https://odeta.sk/">',
  '<a href="//cdn.example/">',
  '<a href="#main">',
  '<link href="/favicon.svg"><script type="application/json">{"url":"/cart"}</script>',
])('%s stays as it is', (html) => {
  expect(prefixed(html)).toBe(html);
});

test('a document in the default language of a country is not changed', () => {
  const html = Buffer.from('<a href="/cart">');

  expect(withPrefixedLinks(html, '')).toBe(html);
});
