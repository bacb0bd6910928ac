import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { FilterForm } from '../filters/filter-form.tsx';
import type { CategoryAddress, Goods } from '../query/category-address.ts';
import { chosenFilters } from '../query/filters.ts';
import { useListing } from '../query/use-listing.ts';
import classes from './goods-list.module.css';
import { Results } from './results.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListView } from './use-list-view.ts';
import { useStartOfList } from './use-start-of-list.ts';

interface Props {
  goods: Goods;
  title: string;
  /** Whether the products belong to the current URL or are still the former ones. */
  results: 'ready' | 'loading' | 'failed';
  onLoad: (address: CategoryAddress) => Promise<void>;
  /** Shown below the title. */
  children?: ReactNode;
}

/** Goods with their filters and sort orders. */
export function GoodsList({ goods, title, results, onLoad, children }: Props) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const listing = useListing(goods);
  const texts = (key: string, values: Record<string, string> = {}) => t(`category.filters.${key}`, values);
  const chosen = chosenFilters(listing.address.filters, goods.facets, texts, format);
  const { productCount, listedBest = null } = goods;
  const busy = results === 'loading';
  useListView(goods, title);
  const start = useStartOfList(goods);
  return (
    <>
      <div className={classes.head}>
        <h1 className={text.title48}>{title}</h1>
        <span className={classNames(text.size14, text.faint)} role="status">
          {productCount === listedBest
            ? t('category.more-than', { listed: format.number(productCount) })
            : t('category.count', { count: productCount })}
        </span>
      </div>
      {children}
      <div className={classes.columns}>
        <FilterForm category={goods} chosen={chosen} listing={listing} />
        <div ref={start} className={classes.goods} aria-busy={busy || undefined}>
          <Toolbar category={goods} chosen={chosen} listing={listing} busy={busy}>
            <Results
              category={goods}
              chosen={chosen}
              listing={listing}
              failed={results === 'failed'}
              onRetry={() => void onLoad(listing.address)}
            />
          </Toolbar>
        </div>
      </div>
    </>
  );
}
