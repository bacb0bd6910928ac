import { countryCodes, languages } from '@odeta/contracts';
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

test.each(countryCodes)('every entry is shown in the language of %s without console errors', async (country) => {
  const heard = complaints();
  const storefront = await createGalleryStorefront(country);

  await renderInStorefront(
    <StorefrontProvider storefront={storefront}>
      <Gallery view={readView(`?country=${country}`)} />
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

test('the URL sets country, width and colour scheme, with defaults for unknown or missing values', () => {
  expect(readView('?country=hu&width=phone&scheme=dark')).toEqual({ country: 'hu', width: 'phone', scheme: 'dark' });
  expect(readView('?country=de')).toEqual({ country: 'pl', width: 'window', scheme: 'light' });
});
