import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, layout, text } from '@odeta/ui';
import { useEffect } from 'react';
import classes from './next-goods.module.css';
import { createNextGoodsStore } from './next-goods.store.ts';
import { ProductGrid } from './product-grid.tsx';

/** A row of goods below a page that leads no further, in room that is there from the start. */
export function NextGoods() {
  const t = useTexts('catalog');
  const store = useStore(createNextGoodsStore);
  const { kind, products } = useSnapshot(store.state);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <section className={classNames(layout.wrap, classes.room)} aria-labelledby="next-goods">
      <h2 id="next-goods" className={classNames(text.size18, classes.title)}>
        {t(kind === 'viewed' ? 'recently-viewed' : 'search.popular')}
      </h2>
      <ProductGrid products={products} row />
    </section>
  );
}
