import { useTexts } from '@odeta/storefront/i18n';
import { Alert, Button, buttonClass, text } from '@odeta/ui';
import { ProductGrid } from '../../listing/product-grid.tsx';
import { type Goods, noFilters, writeAddress } from '../query/category-address.ts';
import type { Listing } from '../query/use-listing.ts';
import { Pager } from './pager.tsx';
import classes from './results.module.css';

/** One row on the widest page. */
const FIRST_VIEW = 3;

/** Two rows on the widest page, three on phones, which is more than is visible at first. */
const LAID_OUT = 6;

interface Props {
  category: Goods;
  listing: Listing;
  failed: boolean;
  onRetry: () => void;
}

/** The goods, or why there are none. */
export function Results({ category, listing, failed, onRetry }: Props) {
  const { products } = category;
  return (
    <>
      <div role="alert">{failed && <Failure onRetry={onRetry} />}</div>
      {products.length === 0 ? (
        <NothingFound listing={listing} />
      ) : (
        <>
          <ProductGrid products={products} eager={FIRST_VIEW} laidOut={LAID_OUT} level={2} narrow />
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

function NothingFound({ listing: { address, go } }: Pick<Props, 'listing'>) {
  const t = useTexts('catalog');
  return (
    <div className={classes.nothing}>
      <h2 className={text.title28}>{t('category.nothing.title')}</h2>
      <p className={text.soft}>{t('category.nothing.text')}</p>
      <a
        className={buttonClass({ kind: 'secondary' })}
        href={writeAddress({ ...address, filters: noFilters, page: 1 })}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault();
          go(() => ({ filters: noFilters }));
        }}
      >
        {t('category.filters.clear')}
      </a>
    </div>
  );
}
