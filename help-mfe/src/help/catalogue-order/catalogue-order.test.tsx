import { type ProductCard, readArticle, writeLog } from '@odeta/contracts';
import { answers, refuses, screen } from '@odeta/storefront/testing';
import { openHelpPage } from '../../../testing/open-help-page.tsx';

const product: ProductCard = {
  id: '7',
  catalogNumber: '204-118-07',
  url: '/p/vlneny-kabat',
  name: 'Vlnený kabát',
  price: 119.99,
  pricePromo: null,
  priceOld: null,
  discountPercent: null,
  badge: null,
  picture: { path: 'coat-camel/front', alt: '' },
  colors: [],
  shownColor: '',
  rating: null,
};

async function ask(number: string, ...api: ReturnType<typeof refuses>[]) {
  const page = await openHelpPage('catalogue', ...api);
  await page.user.type(screen.getByLabelText('Číslo produktu'), number);
  await page.user.click(screen.getByRole('button', { name: 'Nájsť produkt' }));
  return page.storefront.sent.filter(({ path }) => path === readArticle.path);
}

test('a catalogue number finds the product with its price and a link to colours and sizes (P15)', async () => {
  await ask('204 118 07', answers(readArticle, { product }));

  expect(await screen.findByText('119,99 €')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vybrať farbu a veľkosť' })).toHaveAttribute('href', '/p/vlneny-kabat');
  expect(screen.getByRole('status')).toHaveTextContent('Našli sme produkt Vlnený kabát.');
});

test('an unknown number shows an error at the field (P15, O1)', async () => {
  await ask('999-999-99', refuses(readArticle, { code: 'not-found', status: 404 }));

  expect(await screen.findByText('Neplatné číslo produktu')).toBeVisible();
  expect(screen.getByLabelText('Číslo produktu')).toHaveAccessibleDescription('Neplatné číslo produktu');
});

test('an invalid number sends no request, and a server error is not shown as an invalid number (P15)', async () => {
  expect(await ask('?#')).toEqual([]);
  expect(screen.getByText('Neplatné číslo produktu')).toBeVisible();
  document.body.replaceChildren();

  await ask('204', refuses(readArticle, { code: 'unexpected', status: 500 }), answers(writeLog, {}));
  expect(await screen.findByText(/Teraz sa produkt nedá vyhľadať/)).toBeVisible();
});
