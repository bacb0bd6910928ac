import { robots, sitemap, sitemapIndex } from './sitemap.ts';

const origin = 'https://odeta.sk';
const pages = [
  { addresses: { pl: '/p/plaszcz', sk: '/p/kabat' }, picture: 'coat-camel/front' },
  { addresses: { pl: '/p/tylko-tutaj' }, picture: null },
];

test('the sitemap index lists every part under the host of the country', () => {
  expect(sitemapIndex(origin, ['categories', 'products-1'])).toContain(
    '<loc>https://odeta.sk/sitemaps/categories.xml</loc></sitemap>\n<sitemap><loc>https://odeta.sk/sitemaps/products-1.xml</loc>',
  );
});

test('a page is listed with its picture and its URLs in other countries; a page that the country lacks is left out', () => {
  const list = sitemap(origin, 'sk', pages);

  expect(list.match(/<loc>/g)).toHaveLength(1);
  expect(list).toContain('<url><loc>https://odeta.sk/p/kabat</loc>');
  expect(list).toContain('<xhtml:link rel="alternate" hreflang="pl-PL" href="https://odeta.pl/p/plaszcz"/>');
  expect(list).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://odeta.pl/p/plaszcz"/>');
  expect(list).toContain('<image:loc>https://odeta.sk/media/coat-camel/front-480.webp</image:loc>');
});

test('an ampersand in a URL is escaped in the sitemap', () => {
  const list = sitemap(origin, 'sk', [{ addresses: { sk: '/p/a&b' }, picture: null }]);

  expect(list).toContain('<loc>https://odeta.sk/p/a&amp;b</loc>');
});

test('private pages are disallowed for search engines', () => {
  const text = robots(origin, 'sk', [
    { remote: 'catalog', path: '/', sameForAll: true },
    { remote: 'checkout', path: '/checkout' },
    { remote: 'account', path: '/my-account', area: 'account' },
    { remote: 'account', path: '/my-account/log-in', area: 'account' },
  ]);

  expect(text).toContain('User-agent: *\nDisallow: /checkout\nDisallow: /my-account\nDisallow: /api/\n');
  expect(text).toContain('Disallow: /c/*?*color=\n');
  expect(text).toContain('Sitemap: https://odeta.sk/sitemap.xml\n');
});
