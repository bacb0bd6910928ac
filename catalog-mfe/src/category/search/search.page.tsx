import { type SearchResults, searchTermOf, searchUrl } from '@odeta/contracts';
import { type PageLocation, type PageMeta, type Storefront, useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, text } from '@odeta/ui';
import { DeadEnd } from '@odeta/ui/dead-end';
import { NotFound } from '@odeta/ui/not-found';
import { GridSkeleton } from '../../listing/grid-skeleton.tsx';
import { ProductGrid } from '../../listing/product-grid.tsx';
import { notFoundMeta } from '../../page/not-found-meta.ts';
import { GoodsList } from '../listing/goods-list.tsx';
import { Subcategories } from '../listing/subcategories.tsx';
import { decoded, isNarrowed, readAddress, understoodAddress } from '../query/category-address.ts';
import { HelpAnswers } from './help-answers.tsx';
import classes from './search.module.css';
import { createSearchStore } from './search.store.ts';
import { SearchNote } from './search-note.tsx';

export async function load({ storeOf }: Storefront, location: PageLocation) {
  if (location.params.term !== undefined) await storeOf(createSearchStore).load(readAddress(location));
}

/** Search results are not indexed by search engines. */
export function meta(storefront: Storefront, location: PageLocation): PageMeta {
  const { i18n } = storefront;
  const term = typedIn(location);
  if (location.params.term === undefined) {
    const clean = searchTermOf(term);
    return { title: i18n.t('title', { ns: 'shell' }), redirect: clean ? searchUrl(clean) : '/' };
  }
  const { status, found } = storefront.storeOf(createSearchStore).state;
  if (status === 'not-found') return notFoundMeta(storefront);
  const title =
    found && isNothing(found) ? nothingTitle(found, i18n) : i18n.t('search.page-title', { ns: 'catalog', term });
  const redirect = found && (found.redirect ?? understoodAddress(readAddress(location), found.filters));
  return { title, robots: 'noindex', ...(redirect && { redirect }) };
}

const hasNoGoods = ({ productCount, filters }: Results['results']) => productCount === 0 && !isNarrowed(filters);

/** Neither goods nor answers of the help. */
const isNothing = (results: Results['results']) => hasNoGoods(results) && results.answers.length === 0;

/** A title must not promise results. */
const nothingTitle = ({ term }: Results['results'], i18n: Storefront['i18n']) =>
  i18n.t('product.title', { ns: 'catalog', name: i18n.t('search.nothing.title', { ns: 'catalog', term }) });

/** The search term of the URL; without scripts the form sends it in the query (`/search/?q=`). */
const typedIn = ({ params, query }: PageLocation) =>
  (params.term === undefined ? null : decoded(params.term)) ?? query.get('q') ?? '';

export default function SearchPage() {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const store = useStore(createSearchStore);
  const { status, found, results } = useSnapshot(store.state);
  if (status === 'not-found') return <NotFound />;
  if (!found) return <GridSkeleton />;

  const { term, popular, answers, ...goods } = found;
  const { listedBest } = goods;
  const isEmpty = hasNoGoods(found);
  if (isNothing(found)) return <Nothing results={found} />;
  return (
    <div className={layout.wrap}>
      {isEmpty ? (
        <div>
          <Answered results={found} />
          <Popular products={popular} />
        </div>
      ) : (
        <div className={classes.results}>
          <GoodsList
            goods={{ ...goods, slug: term, isSearch: true }}
            title={t('search.title', { term: found.shownFor ?? term })}
            results={results}
            onLoad={store.load}
          >
            <HelpAnswers answers={answers} />
            <SearchNote results={found} />
            {listedBest !== null && (
              <p className={classNames(classes.note, text.soft)}>
                {t('search.best', { most: format.number(listedBest) })}
              </p>
            )}
          </GoodsList>
        </div>
      )}
    </div>
  );
}

type Results = { results: Snapshot<SearchResults> };

/** A question that the help answers, and no products. */
function Answered({ results: { term, answers } }: Results) {
  const t = useTexts('catalog');
  return (
    <div className={classes.results}>
      <h1 className={text.title36}>{t('search.title', { term })}</h1>
      <HelpAnswers answers={answers} />
    </div>
  );
}

function Nothing({ results }: Results) {
  const t = useTexts('catalog');
  const { term, notSold, didYouMean, categories, popular } = results;
  const title = notSold
    ? t(`search.not-sold.${notSold.kind}`, { name: notSold.name })
    : t('search.nothing.title', { term });
  return (
    <DeadEnd
      size="title36"
      title={title}
      ways={<Subcategories links={categories} />}
      goods={popular.length > 0 ? <Popular products={popular} /> : undefined}
    >
      {didYouMean && !notSold && <SearchNote results={results} />}
      <p className={text.soft}>{t(notSold ? 'search.nothing.ways' : 'search.nothing.text')}</p>
    </DeadEnd>
  );
}

function Popular({ products }: { products: Snapshot<SearchResults>['popular'] }) {
  const t = useTexts('catalog');
  if (products.length === 0) return null;
  return (
    <section className={classes.popular} aria-labelledby="popular">
      <h2 id="popular" className={text.size18}>
        {t('search.popular')}
      </h2>
      <ProductGrid products={products} level={3} row />
    </section>
  );
}
