import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, EmptyState, layout, text } from '@odeta/ui';
import { NotFound } from '@odeta/ui/not-found';
import { GridSkeleton } from '../../grid-skeleton.tsx';
import { ProductGrid } from '../../product-grid.tsx';
import { GoodsList } from '../listing/goods-list.tsx';
import { Subcategories } from '../listing/subcategories.tsx';
import { isNarrowed } from '../query/category-address.ts';
import classes from './search.module.css';
import { createSearchStore } from './search.store.ts';
import { SearchNote } from './search-note.tsx';

export function SearchPage() {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const store = useStore(createSearchStore);
  const { status, found, results } = useSnapshot(store.state);
  if (status === 'not-found') return <NotFound />;
  if (!found) return <GridSkeleton />;

  const { term, categories, popular, shownFor, didYouMean, ...goods } = found;
  const { listedBest } = goods;
  const isEmpty = goods.productCount === 0 && !isNarrowed(goods.filters);
  return (
    <div className={layout.wrap}>
      {isEmpty ? (
        <div className={classes.nothing}>
          <EmptyState title={t('search.nothing.title', { term })}>
            <p className={text.soft}>{t('search.nothing.text')}</p>
            <div className={classes.ways}>
              <Subcategories links={categories} />
            </div>
          </EmptyState>
          {popular.length > 0 && (
            <section className={classes.popular} aria-labelledby="popular">
              <h2 id="popular" className={text.title28}>
                {t('search.popular')}
              </h2>
              <ProductGrid products={popular} level={3} row />
            </section>
          )}
        </div>
      ) : (
        <div className={classes.results}>
          <GoodsList
            goods={{ ...goods, slug: term, isSearch: true }}
            title={t('search.title', { term })}
            results={results}
            onLoad={store.load}
          >
            <SearchNote term={term} shownFor={shownFor} didYouMean={didYouMean} />
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
