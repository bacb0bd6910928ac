import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { createRecentlyViewedStore, ProductCard } from '@odeta/ui/products';
import { useEffect } from 'react';
import classes from './viewed-goods.module.css';

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
    <section className={classes.section} aria-labelledby="viewed-goods">
      <h2 id="viewed-goods" className={text.title36}>
        {t('empty.viewed')}
      </h2>
      <ul className={classes.goods}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
