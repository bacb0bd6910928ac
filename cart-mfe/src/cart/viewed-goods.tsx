import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { readLastViewed } from '@odeta/storefront/last-viewed';
import { useSnapshot } from '@odeta/storefront/state';
import { safeLocalStorage } from '@odeta/storefront/storage';
import { NextGoods } from '@odeta/ui/dead-end';
import { createRecentlyViewedStore, ProductSection } from '@odeta/ui/products';
import { CardHeart } from '@odeta/wishes';
import { useEffect, useState } from 'react';

const SIZES = '(min-width: 1440px) 324px, (min-width: 992px) 24vw, (min-width: 720px) 31vw, 47vw';

/** P11. Below a cart that holds nothing, where it moves only the foot of the page; whoever has viewed nothing sees what the country buys. */
export function ViewedGoods() {
  const [hasViewed] = useState(() => readLastViewed(safeLocalStorage()).length > 0);
  return hasViewed ? <LastViewed /> : <NextGoods />;
}

/** What this browser has viewed lately. */
function LastViewed() {
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
