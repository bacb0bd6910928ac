import type { SearchResults } from '@odeta/contracts';
import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { categoryOf } from '../../../testing/category.ts';
import { messages } from '../../messages/index.ts';
import SearchPage, { meta } from './search.page.tsx';
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
      notSold: null,
      isOnlyDescribed: false,
      answers: [],
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

test('a shortened or corrected search term is shown together with the term of the results, which the title names (P13)', async () => {
  await render(resultsOf({ term: 'kabát kimono', shownFor: 'kabát' }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Výsledky pre „kabát“');
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
  expect(screen.getByRole('heading', { name: 'Najčastejšie kupované' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Výrobok 1' })).toBeInTheDocument();
});

test('the title of the window does not promise results where there are none (P13)', async () => {
  const location = { path: '/search/rifle/', params: { term: 'rifle' }, query: new URLSearchParams() };
  const { storefront } = await render(resultsOf());
  expect(meta(storefront, location).title).toBe('rifle – výsledky hľadania | ODETA');

  const { storefront: empty } = await render(resultsOf({ products: [], productCount: 0, pageCount: 1 }));
  expect(meta(empty, location).title).toBe('Pre „rifle“ sme nič nenašli | ODETA');
});

test('a brand that is not sold is named, and the results are what comes nearest (P13)', async () => {
  await render(resultsOf({ term: 'šaty zara', shownFor: 'šaty', notSold: { kind: 'brand', name: 'Zara' } }));

  expect(screen.getByText('Značku Zara nepredávame. Najbližšie je: šaty.')).toBeInTheDocument();
});

test('a brand alone leads to the departments, and nobody is told to check the spelling (P13)', async () => {
  const part = {
    term: 'zara',
    products: [],
    productCount: 0,
    pageCount: 1,
    categories: [{ name: 'Ženy', url: '/c/zeny' }],
  };
  await render(resultsOf({ ...part, notSold: { kind: 'brand', name: 'Zara' } }));

  expect(screen.getByText('Značku Zara nepredávame.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ženy' })).toBeInTheDocument();
  expect(screen.queryByText(/pravopis/)).not.toBeInTheDocument();
});

test('a word that only descriptions have is marked (P13)', async () => {
  await render(resultsOf({ term: 'bicykel', isOnlyDescribed: true }));

  expect(screen.getByText(/^„bicykel“ nie je v názve žiadneho výrobku/)).toBeInTheDocument();
});

test('an answer of the help is shown above the products, with a link to its page (P13, P16)', async () => {
  const answers = [
    { question: 'Ako uskutočniť vrátenie?', answer: 'V <b>účte</b>.', url: '/pomoc/vratenie/#ako', topic: 'Vrátenie' },
  ];
  await render(resultsOf({ term: 'vrátenie topánok', answers }));

  const heading = screen.getByRole('heading', { name: 'Ako uskutočniť vrátenie?' });
  const order = heading.compareDocumentPosition(screen.getByRole('link', { name: 'Výrobok 1' }));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Viac v časti „Vrátenie“' })).toHaveAttribute('href', '/pomoc/vratenie/#ako');
});
