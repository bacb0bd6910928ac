import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { ProductCard } from '@odeta/ui/products';
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
    <section className={classes.section} aria-labelledby="matching">
      <h2 id="matching" className={text.title36}>
        {t('matching')}
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
