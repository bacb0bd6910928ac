import { linkPreview } from './link-preview.ts';

const page = { title: 'Moja "taška" & ja', description: null, canonical: '/p/taska' };
const previewOf = (part: Partial<Parameters<typeof linkPreview>[0]['page']>) =>
  linkPreview({ country: { locale: 'sk-SK' }, page: { ...page, ...part }, origin: 'https://odeta.sk' });

test('page data in preview tags is escaped, and tags for missing data are left out', () => {
  const tags = previewOf({ preview: { picture: { path: 'bag/front', alt: '<bag>' } } });

  expect(tags).toContain('<meta property="og:title" content="Moja &quot;taška&quot; &amp; ja">');
  expect(tags).toContain('<meta property="og:image" content="https://odeta.sk/share/bag/front.jpg">');
  expect(tags).toContain('<meta property="og:image:alt" content="&lt;bag&gt;">');
  expect(tags).toContain('<meta property="og:type" content="website">');
  expect(tags).not.toMatch(/og:description|price/);
});

test('the preview of a page without a picture shows the shop’s default picture in large size', () => {
  const tags = previewOf({});
  expect(tags).toContain('<meta property="og:image" content="https://odeta.sk/share/shop.jpg">');
  expect(tags).toContain('<meta property="og:image:width" content="1200">');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the price of a product is part of the preview description and has its own tag', () => {
  const picture = { path: 'bag/front', alt: 'Taška' };
  const price = { amount: 89.99, currency: 'EUR', text: '89,99 €' };

  const tags = previewOf({ description: 'Kožená.', preview: { picture, price } });

  expect(tags).toContain('<meta property="og:description" content="89,99 € · Kožená.">');
  expect(tags).toContain('<meta property="product:price:amount" content="89.99">');
});

test('a page without a canonical URL, such as cart or checkout, has no preview tags', () => {
  expect(previewOf({ canonical: null })).toBe('');
});
