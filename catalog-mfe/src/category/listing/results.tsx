import { useTexts } from '@odeta/storefront/i18n';
import { Alert, Button } from '@odeta/ui';
import { ProductGrid } from '../../listing/product-grid.tsx';
import { type Goods, writeAddress } from '../query/category-address.ts';
import type { ChosenFilter } from '../query/filters.ts';
import type { Listing } from '../query/use-listing.ts';
import { NothingFound } from './nothing-found.tsx';
import { Pager } from './pager.tsx';
import classes from './results.module.css';

/** One row on the widest page. */
const FIRST_VIEW = 3;

/** Two rows on the widest page, three on phones, which is more than is visible at first. */
const LAID_OUT = 6;

interface Props {
  category: Goods;
  chosen: readonly ChosenFilter[];
  listing: Listing;
  failed: boolean;
  onRetry: () => void;
}

/** The goods, or why there are none. */
export function Results({ category, chosen, listing, failed, onRetry }: Props) {
  const { products } = category;
  return (
    <>
      <div role="alert">{failed && <Failure onRetry={onRetry} />}</div>
      {products.length === 0 ? (
        <NothingFound chosen={chosen} listing={listing} />
      ) : (
        <>
          {/* Another list has new cards: the same ones in other places would move across the page. */}
          <ProductGrid
            key={writeAddress(category)}
            products={products}
            eager={FIRST_VIEW}
            laidOut={LAID_OUT}
            level={2}
            narrow
          />
          <Pager category={category} />
        </>
      )}
    </>
  );
}

/** The former goods are still shown below. */
function Failure({ onRetry }: Pick<Props, 'onRetry'>) {
  const t = useTexts('catalog');
  return (
    <div className={classes.failed}>
      <Alert type="error">
        <p>{t('category.failed.text')}</p>
        <Button kind="text" size="small" onClick={onRetry}>
          {t('category.failed.retry')}
        </Button>
      </Alert>
    </div>
  );
}
