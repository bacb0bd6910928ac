import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { ProductSection } from '@odeta/ui/products';
import { CardHeart } from '@odeta/wishes';
import { useEffect } from 'react';
import classes from './matching.module.css';
import { createMatchingStore } from './matching.store.ts';

const SIZES = '(min-width: 1272px) 282px, (min-width: 992px) 22vw, (min-width: 720px) 31vw, 47vw';

/** Below the order, so that only the footer moves when it is loaded. */
export function Matching({ variants }: { variants: readonly string[] }) {
  const t = useTexts('confirm');
  const store = useStore(createMatchingStore);
  const { products } = useSnapshot(store.state);
  const ids = variants.join(',');

  useEffect(() => {
    void store.load(ids.split(','));
  }, [store, ids]);

  if (products.length === 0) return null;
  return (
    <ProductSection
      id="matching"
      title={t('matching')}
      products={products}
      sizes={SIZES}
      action={(product) => <CardHeart unit="confirm" product={product} />}
      className={classes.section}
    />
  );
}
