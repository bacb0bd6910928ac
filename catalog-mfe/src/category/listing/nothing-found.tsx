import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, Icon, text } from '@odeta/ui';
import { type MouseEvent, useEffect } from 'react';
import { ProductGrid } from '../../listing/product-grid.tsx';
import { type Narrowing, noFilters, writeAddress } from '../query/category-address.ts';
import type { ChosenFilter } from '../query/filters.ts';
import type { Listing } from '../query/use-listing.ts';
import classes from './nothing-found.module.css';
import { createRelaxationsStore } from './relaxations.store.ts';

interface Props {
  chosen: readonly ChosenFilter[];
  listing: Listing;
}

/** Which filter to remove, with the number of goods that it leads to, and the goods that are nearest. */
export function NothingFound({ chosen, listing: { address, go } }: Props) {
  const t = useTexts('catalog');
  const store = useStore(createRelaxationsStore);
  const { of, relaxations, products } = useSnapshot(store.state);
  const url = writeAddress(address);
  const isLoaded = of === url;

  useEffect(() => {
    void store.load(address, chosen);
  }, [store, url]);

  const hrefOf = (filters: Narrowing) => writeAddress({ ...address, filters, page: 1 });
  const chooseOnClick = (filters: Narrowing) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(() => ({ filters }));
  };

  return (
    <>
      <div className={classes.nothing}>
        <div className={classes.fact}>
          <h2 className={text.title28}>{t('category.nothing.title')}</h2>
          <p className={text.soft}>{t('category.nothing.text')}</p>
          <a
            className={buttonClass({ kind: 'secondary' })}
            href={hrefOf(noFilters)}
            rel="nofollow"
            onClick={chooseOnClick(noFilters)}
          >
            {t('category.filters.clear')}
          </a>
        </div>
        {isLoaded && relaxations.length > 0 && (
          <ul className={classes.ways} aria-label={t('category.nothing.ways')}>
            {relaxations.map(({ key, label, without, count }) => (
              <li key={key}>
                <a href={hrefOf(without)} rel="nofollow" onClick={chooseOnClick(without)}>
                  {t('category.nothing.without', { filter: label })}
                  <span className={text.medium}>{t('category.count', { count })}</span>
                  <Icon icon="chevron-right" size={16} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isLoaded && products.length > 0 && (
        <section className={classes.near} aria-labelledby="near-goods">
          <h2 id="near-goods" className={text.title28}>
            {t('category.nothing.near')}
          </h2>
          <ProductGrid products={products} />
        </section>
      )}
    </>
  );
}
