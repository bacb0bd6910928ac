import { readPageAddresses } from '@odeta/contracts';
import { answers, createTestStorefront, renderInStorefront, screen, unreachable } from '@odeta/storefront/testing';
import { createContentsStore } from '../contents/contents.store.ts';
import { CountryPicker } from './country-picker.tsx';

const countries = [
  { iso: 'PL', name: 'Polska', url: 'https://odeta.pl/' },
  { iso: 'SK', name: 'Slovensko', url: 'https://odeta.sk/' },
  { iso: 'XX', name: 'Inde', url: 'https://odeta.xx/' },
];

async function openPicker(contents: object | null, addresses?: Record<string, string>) {
  const api = [addresses ? answers(readPageAddresses, { addresses }) : unreachable(readPageAddresses)];
  const storefront = createTestStorefront({ api });
  const store = storefront.storeOf(createContentsStore);
  store.read = async () => contents as Awaited<ReturnType<typeof store.read>>;
  await renderInStorefront(<CountryPicker open onClose={() => {}} />, { storefront });
}

test('every country of the shop is listed with its link and flag, and the current one is marked (D5)', async () => {
  await openPicker({ countries });

  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://odeta.pl/', 'https://odeta.sk/']);
  expect(links.map((link) => link.querySelectorAll('svg rect').length)).toEqual([2, 3]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  expect(links[1]).toHaveTextContent('Slovensko');
});

test('without addresses from the server the links are derived from the host of the page (D5)', async () => {
  await openPicker({ countries: [{ iso: 'HU', name: 'Magyarország' }] });
  expect(await screen.findByRole('link')).toHaveAttribute('href', 'http://hu.localhost/');
});

test('an error is shown when the countries cannot be loaded (D5)', async () => {
  await openPicker(null);
  expect(await screen.findByRole('alert')).toHaveTextContent('countries.failed');
});

test('a country leads to the same page there, and without one to its home page (D5)', async () => {
  await openPicker({ countries }, { pl: '/p/plaszcz' });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://odeta.pl/p/plaszcz', 'https://odeta.sk/']);
});
