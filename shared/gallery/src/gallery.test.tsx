import { countries, countryCodes, languages } from '@odeta/contracts';
import { StorefrontProvider } from '@odeta/storefront';
import { findMissingMessages, renderInStorefront, screen } from '@odeta/storefront/testing';
import { createGalleryStorefront } from './create-gallery-storefront.ts';
import { entries } from './entries/index.ts';
import { Gallery } from './gallery.tsx';
import hu from './messages/hu.json';
import pl from './messages/pl.json';
import ro from './messages/ro.json';
import ru from './messages/ru.json';
import sk from './messages/sk.json';
import uk from './messages/uk.json';
import { readView } from './view.ts';

const complaints = () => jest.spyOn(console, 'error').mockImplementation(() => {});

const editions = countryCodes.flatMap((country) => countries[country].languages.map((language) => [country, language]));

test.each(editions)('every entry is shown for %s in %s without console errors', async (country, language) => {
  const heard = complaints();
  const view = readView(`?country=${country}&language=${language}`);
  const storefront = await createGalleryStorefront(view);

  await renderInStorefront(
    <StorefrontProvider storefront={storefront}>
      <Gallery view={view} />
    </StorefrontProvider>,
  );

  for (const { name } of entries) expect(screen.getByRole('region', { name })).toBeInTheDocument();
  // i18next shows the key of a missing text.
  expect(document.body).not.toHaveTextContent(
    /\b(ui|buttons|fields|choices|products|messages|overlays|parts|type)\.[a-z]/,
  );
  expect(heard).not.toHaveBeenCalled();
});

test('every language has the same sample texts', () => {
  expect(languages).toEqual(['pl', 'sk', 'hu', 'ro', 'ru', 'uk']);
  expect(findMissingMessages({ pl, sk, hu, ro, ru, uk })).toEqual([]);
});

test('the URL sets country, language, width and colour scheme, with defaults for unknown or missing values', () => {
  const shown = { width: 'phone', scheme: 'dark' };
  expect(readView('?country=hu&width=phone&scheme=dark')).toEqual({ country: 'hu', language: 'hu', ...shown });
  expect(readView('?country=de')).toMatchObject({ country: 'pl', language: 'pl', width: 'window', scheme: 'light' });
  expect(readView('?country=ua').language).toBe('ru');
  expect(readView('?country=ua&language=uk').language).toBe('uk');
});
