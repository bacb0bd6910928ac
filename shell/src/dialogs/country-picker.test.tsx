import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { createContentsStore } from '../contents/contents.store.ts';
import { CountryPicker } from './country-picker.tsx';

const countries = [
  { iso: 'PL', name: 'Polska', url: 'https://odeta.pl/' },
  { iso: 'SK', name: 'Slovensko', url: 'https://odeta.sk/' },
  { iso: 'XX', name: 'Inde', url: 'https://odeta.xx/' },
];

async function openPicker(contents: object | null) {
  const storefront = createTestStorefront();
  const store = storefront.storeOf(createContentsStore);
  store.read = async () => contents as Awaited<ReturnType<typeof store.read>>;
  await renderInStorefront(<CountryPicker open onClose={() => {}} />, { storefront });
}

test('every country of the shop is listed with its link and flag, and the current one is marked (D5)', async () => {
  await openPicker({ countries });

  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://odeta.pl/', 'https://odeta.sk/']);
  expect(links.map((link) => link.querySelectorAll('svg rect').length)).toEqual([2, 3]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(links[1]).toHaveTextContent('Slovensko');
});

test('without addresses from the server the links are derived from the host of the page (D5)', async () => {
  await openPicker({ countries: [{ iso: 'HU', name: 'Magyarország' }] });
  expect(screen.getByRole('link')).toHaveAttribute('href', 'http://hu.localhost/');
});

test('an error is shown when the countries cannot be loaded (D5)', async () => {
  await openPicker(null);
  expect(screen.getByRole('alert')).toHaveTextContent('countries.failed');
});
