import type { ProductCard as ProductCardData } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, layout } from '@odeta/ui';
import { Card } from './card.tsx';
import classes from './product-grid.module.css';

interface Props {
  products: readonly Snapshot<ProductCardData>[];
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

export const ProductGrid = ({ products, eager = 0, laidOut = products.length, row, narrow, level }: Props) => (
  <ul className={classNames(classes.grid, row && classes.row, narrow && classes.narrow)}>
    {products.map((product, index) => (
      <li key={product.id} className={index < laidOut ? undefined : layout.later}>
        <Card
          product={product}
          sizes={narrow ? NARROW : SIZES}
          eager={index < eager}
          priority={index === 0 && eager > 0}
          level={level}
        />
      </li>
    ))}
  </ul>
);
