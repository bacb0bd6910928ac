import { linkPreview } from './link-preview.ts';

const page = { title: 'Moja "taška" & ja', description: null, canonical: '/p/taska' };
const previewOf = (part: Partial<Parameters<typeof linkPreview>[0]['page']>) =>
  linkPreview({ country: { locale: 'sk-SK' }, page: { ...page, ...part }, origin: 'https://odeta.sk' });

test('what a page says of itself is escaped, and what it does not say is left out', () => {
  const tags = previewOf({ preview: { picture: { path: 'bag/front', alt: '<bag>' } } });

  expect(tags).toContain('<meta property="og:title" content="Moja &quot;taška&quot; &amp; ja">');
  expect(tags).toContain('<meta property="og:image" content="https://odeta.sk/share/bag/front.jpg">');
  expect(tags).toContain('<meta property="og:image:alt" content="&lt;bag&gt;">');
  expect(tags).toContain('<meta property="og:type" content="website">');
  expect(tags).not.toMatch(/og:description|price/);
});

test('a page without a picture shows the shop’s letter, as large as a picture', () => {
  const tags = previewOf({});
  expect(tags).toContain('<meta property="og:image" content="https://odeta.sk/share/shop.jpg">');
  expect(tags).toContain('<meta property="og:image:width" content="1200">');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('what a product costs is said in the words that messengers show', () => {
  const picture = { path: 'bag/front', alt: 'Taška' };
  const price = { amount: 89.99, currency: 'EUR', text: '89,99 €' };

  const tags = previewOf({ description: 'Kožená.', preview: { picture, price } });

  expect(tags).toContain('<meta property="og:description" content="89,99 € · Kožená.">');
  expect(tags).toContain('<meta property="product:price:amount" content="89.99">');
});

test('cart and checkout are not shared', () => {
  expect(previewOf({ canonical: null })).toBe('');
});
