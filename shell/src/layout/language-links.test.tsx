import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { LanguageLinks } from './language-links.tsx';

const linksOf = async (country: 'sk' | 'ua', language?: 'uk') => {
  await renderInStorefront(<LanguageLinks />, {
    storefront: createTestStorefront({ country, ...(language && { language }) }),
    url: '/c/palto?size=38',
  });
  return screen
    .queryAllByRole('link')
    .map((link) => ['href', 'hreflang', 'lang', 'aria-current'].map((name) => link.getAttribute(name)));
};

test('the page is linked in every language of the country, and the current one is marked (A1)', async () => {
  expect(await linksOf('ua', 'uk')).toEqual([
    ['/c/palto?size=38', 'ru', 'ru', null],
    ['/uk/c/palto?size=38', 'uk', 'uk', 'true'],
  ]);
});

test('a country with one language has no choice (A1)', async () => {
  expect(await linksOf('sk')).toEqual([]);
});
