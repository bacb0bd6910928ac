import type { SearchResults } from '@odeta/contracts';
import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { categoryOf } from '../../../testing/category.ts';
import { messages } from '../../messages/index.ts';
import { SearchPage } from './search.page.tsx';
import { createSearchStore } from './search.store.ts';

const resultsOf = (part: Partial<SearchResults> = {}): SearchResults => {
  const { filters, facets, products, productCount, pageCount } = categoryOf({ page: 1 });
  return {
    ...{ filters, facets, products, productCount, pageCount },
    ...{
      term: 'rifle',
      redirect: null,
      shownFor: null,
      didYouMean: null,
      listedBest: null,
      sort: 1,
      page: 1,
      categories: [],
      popular: [],
    },
    ...part,
  };
};

async function render(found: SearchResults) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ messages: { catalog } });
  Object.assign(storefront.storeOf(createSearchStore).state, { status: 'ready', found });
  return renderInStorefront(<SearchPage />, { storefront, url: '/search/rifle/' });
}

test('a shortened or corrected search term is shown together with the term of the results (P13)', async () => {
  await render(resultsOf({ term: 'kabát kimono', shownFor: 'kabát' }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('kabát kimono');
  expect(screen.getByText('Pre „kabát kimono“ sme nič nenašli. Zobrazujeme výsledky pre „kabát“.')).toBeInTheDocument();
});

test('when more products match than are listed, the page shows this next to the number of results (P13)', async () => {
  const { container } = await render(resultsOf({ listedBest: 1000, productCount: 1000 }));

  expect(container).toHaveTextContent('ukazujeme 1 000 najvhodnejších');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('viac ako 1 000 výrobkov');
  expect(container).toHaveTextContent('Zobrazené 1–2 z 1 000 najvhodnejších');
});

test('a "did you mean" suggestion links to its results (P13)', async () => {
  await render(resultsOf({ term: 'sveder', didYouMean: 'sveter' }));

  expect(screen.getByRole('link', { name: 'sveter' })).toHaveAttribute('href', '/search/sveter/');
});

test('a search without results shows departments and bestsellers (P13)', async () => {
  const { products } = categoryOf();
  await render(
    resultsOf({
      ...{ term: 'xyzxyz', products: [], productCount: 0, pageCount: 1 },
      ...{ categories: [{ name: 'Ženy', url: '/c/zeny' }], popular: products.slice(0, 4) },
    }),
  );

  expect(screen.getByText('Pre „xyzxyz“ sme nič nenašli')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ženy' })).toHaveAttribute('href', '/c/zeny');
  expect(screen.getByRole('heading', { name: 'Čo ľudia kupujú najviac' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Výrobok 1' })).toBeInTheDocument();
});
