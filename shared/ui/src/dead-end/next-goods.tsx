import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { ProductCard } from '@odeta/ui/products';
import { useEffect } from 'react';
import classes from './next-goods.module.css';
import { createNextGoodsStore } from './next-goods.store.ts';

const SIZES = '(min-width: 1440px) 324px, (min-width: 992px) 24vw, (min-width: 720px) 31vw, 47vw';

/** A row of goods below a page that leads no further, with the shell's texts. */
export function NextGoods() {
  const t = useTexts('shell');
  const store = useStore(createNextGoodsStore);
  const { kind, products } = useSnapshot(store.state);

  useEffect(() => {
    void store.load();
  }, [store]);

  if (products.length === 0) return null;
  return (
    <section aria-labelledby="next-goods">
      <h2 id="next-goods" className={`${text.size18} ${classes.title}`}>
        {t(`ui.next.${kind}`)}
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
