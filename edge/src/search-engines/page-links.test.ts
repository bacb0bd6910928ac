import { alternateLinks, structuredDataElements } from './page-links.ts';

const page = { pl: '/p/plaszcz', sk: '/p/kabat', ua: '/p/palto' };

test('a page has an alternate link for every country and language that has it, and a default link', () => {
  expect(alternateLinks('http://sk.localhost:3000', page)).toEqual([
    '<link rel="alternate" hreflang="pl-PL" href="http://pl.localhost:3000/p/plaszcz">',
    '<link rel="alternate" hreflang="sk-SK" href="http://sk.localhost:3000/p/kabat">',
    '<link rel="alternate" hreflang="ru-UA" href="http://ua.localhost:3000/p/palto">',
    '<link rel="alternate" hreflang="uk-UA" href="http://ua.localhost:3000/uk/p/palto">',
    '<link rel="alternate" hreflang="x-default" href="http://pl.localhost:3000/p/plaszcz">',
  ]);
});

test('a page of only one country has no alternate links', () => {
  expect(alternateLinks('https://odeta.sk')).toEqual([]);
});

test('URLs in structured data are absolute, and its content cannot close the script element', () => {
  const thing = { '@type': 'Product', name: '</script><b>', image: ['/media/a.webp'], offers: { url: '/p/kabat' } };
  const html = structuredDataElements('https://odeta.sk', [thing]);

  expect(html).not.toContain('</script><b>');
  expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '</script><b>',
    image: ['https://odeta.sk/media/a.webp'],
    offers: { url: 'https://odeta.sk/p/kabat' },
  });
});
