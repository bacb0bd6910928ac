import { type ProductCard, readSearchStart } from '@odeta/contracts';
import { keepViewed } from '@odeta/storefront/last-viewed';
import { safeLocalStorage } from '@odeta/storefront/storage';
import { answers, createTestStorefront, refuses, renderInStorefront, screen } from '@odeta/storefront/testing';
import { DeadEnd } from './dead-end.tsx';

const cardOf = (id: string): ProductCard => ({
  ...{ id, catalogNumber: id, name: `Výrobok ${id}`, url: `/p/${id}`, badge: null, rating: null },
  ...{ price: 31.99, pricePromo: null, priceOld: null, discountPercent: null },
  ...{ picture: { path: 'skirt-ink/front', alt: '' }, colors: [], shownColor: 'ink' },
});
const viewed = ['11', '12', '13', '14'].map(cardOf);
const liked = ['1', '2', '3', '4'].map(cardOf);
const names = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

afterEach(() => window.localStorage.clear());

const render = (...api: ReturnType<typeof answers>[]) =>
  renderInStorefront(
    <DeadEnd title="Zatiaľ nič obľúbené" ways={<a href="/">Domov</a>}>
      <p>Srdce ho uloží sem.</p>
    </DeadEnd>,
    { storefront: createTestStorefront({ api }) },
  );

test('a page that leads no further says the fact, one way out, and shows four goods that were viewed last', async () => {
  for (const number of ['1', '2', '3', '4']) keepViewed(number, safeLocalStorage());

  await render(answers(readSearchStart, { popular: [], viewed, liked }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zatiaľ nič obľúbené');
  expect(screen.getByRole('link', { name: 'Domov' })).toBeVisible();
  expect(await names()).toEqual(['Výrobok 11', 'Výrobok 12', 'Výrobok 13', 'Výrobok 14']);
});

test('before four products were viewed, it shows what the country likes most', async () => {
  await render(answers(readSearchStart, { popular: [], viewed: viewed.slice(0, 2), liked }));

  expect(await names()).toEqual(['Výrobok 1', 'Výrobok 2', 'Výrobok 3', 'Výrobok 4']);
});

test('if the goods cannot be loaded, the page stays as it is', async () => {
  await render(refuses(readSearchStart, { code: 'unexpected', status: 500 }));

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
