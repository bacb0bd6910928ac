import type { SearchResults } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, EmptyState, layout, text } from '@odeta/ui';
import { NotFound } from '@odeta/ui/not-found';
import { GridSkeleton } from '../../listing/grid-skeleton.tsx';
import { ProductGrid } from '../../listing/product-grid.tsx';
import { GoodsList } from '../listing/goods-list.tsx';
import { Subcategories } from '../listing/subcategories.tsx';
import { isNarrowed } from '../query/category-address.ts';
import { HelpAnswers } from './help-answers.tsx';
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

  const { term, popular, answers, ...goods } = found;
  const { listedBest } = goods;
  const isEmpty = goods.productCount === 0 && !isNarrowed(goods.filters);
  return (
    <div className={layout.wrap}>
      {isEmpty ? (
        <div className={classes.nothing}>
          {answers.length > 0 ? <Answered results={found} /> : <Nothing results={found} />}
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
  const { term, notSold, didYouMean, categories } = results;
  const title = notSold
    ? t(`search.not-sold.${notSold.kind}`, { name: notSold.name })
    : t('search.nothing.title', { term });
  return (
    <EmptyState title={title}>
      {didYouMean && !notSold && <SearchNote results={results} />}
      <p className={text.soft}>{t(notSold ? 'search.nothing.ways' : 'search.nothing.text')}</p>
      <div className={classes.ways}>
        <Subcategories links={categories} />
      </div>
    </EmptyState>
  );
}
