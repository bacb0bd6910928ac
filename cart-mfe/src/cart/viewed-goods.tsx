import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { createRecentlyViewedStore, ProductSection } from '@odeta/ui/products';
import { CardHeart } from '@odeta/wishes';
import { useEffect } from 'react';

const SIZES = '(min-width: 1440px) 324px, (min-width: 992px) 24vw, (min-width: 720px) 31vw, 47vw';

/** P11. What this browser has viewed lately: below a cart that holds nothing it moves only the foot of the page. */
export function ViewedGoods() {
  const t = useTexts('cart');
  const store = useStore(createRecentlyViewedStore);
  const { products } = useSnapshot(store.state);

  useEffect(() => {
    void store.load();
  }, [store]);

  if (products.length === 0) return null;
  return (
    <ProductSection
      id="viewed-goods"
      title={t('empty.viewed')}
      products={products}
      sizes={SIZES}
      action={(product) => <CardHeart unit="cart" product={product} />}
    />
  );
}
