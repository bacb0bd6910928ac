import type { ProductCard as ProductCardData } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, layout } from '@odeta/ui';
import { useLazyPart } from '@odeta/ui/lazy';
import { memo, useState } from 'react';
import { GridItem } from './grid-item.tsx';
import classes from './product-grid.module.css';

type Product = Snapshot<ProductCardData>;

interface Props {
  products: readonly Product[];
  /** Number of products that are visible at first, whose pictures load at once. */
  eager?: number;
  /** Number of products that are laid out at once; the others when they come near or React has started. */
  laidOut?: number;
  /** Rows of four; in rows of three, products that would not fill a row are hidden. */
  row?: boolean;
  /** Three in a row, because something else is beside it. */
  narrow?: boolean;
  /** Level of the products' headings. */
  level?: 2 | 3;
}

const SIZES = '(min-width: 1440px) 324px, (min-width: 992px) 24vw, (min-width: 720px) 31vw, 47vw';
const NARROW = '(min-width: 1440px) 344px, (min-width: 992px) 25vw, (min-width: 720px) 31vw, 47vw';

/**
 * Cards of products, each with a second picture and a button that asks for the size and puts the product into the cart. Not rendered again
 * with its page: a press on a filter or menu would wait for fifty cards.
 */
export const ProductGrid = memo(function ProductGrid({
  products,
  eager = 0,
  laidOut = products.length,
  row,
  narrow,
  level,
}: Props) {
  const t = useTexts('catalog');
  const [asked, setAsked] = useState<Product | null>(null);
  const close = () => setAsked(null);
  const { part } = useLazyPart(
    () => import(/* webpackChunkName: "quick-add" */ '../quick-add/quick-add-sheet.tsx'),
    asked !== null,
    { message: t('quick-add.failed'), revert: close },
  );
  return (
    <>
      <ul className={classNames(classes.grid, row && classes.row, narrow && classes.narrow)}>
        {products.map((product, index) => (
          <GridItem
            key={product.id}
            product={product}
            sizes={narrow ? NARROW : SIZES}
            eager={index < eager}
            priority={index === 0 && eager > 0}
            level={level}
            className={index < laidOut ? undefined : layout.later}
            onQuickAdd={setAsked}
          />
        ))}
      </ul>
      {part && asked && <part.QuickAddSheet product={asked} onClose={close} />}
    </>
  );
});
