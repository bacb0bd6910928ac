import type { ProductCard as ProductCardData } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { ProductCard } from './product-card.tsx';
import classes from './product-section.module.css';

interface Props {
  /** Id of the title. */
  id: string;
  title: string;
  products: readonly Snapshot<ProductCardData>[];
  /** The displayed width of a picture, in the syntax of `<img sizes>`. */
  sizes: string;
  /** A button in the corner of a product's picture. */
  action?: (product: Snapshot<ProductCardData>) => ReactNode;
  className?: string;
}

/** Products with a title, below the content of a page that is not a list of products. */
export const ProductSection = ({ id, title, products, sizes, action, className }: Props) => (
  <section className={classNames(classes.section, className)} aria-labelledby={id}>
    <h2 id={id} className={text.title36}>
      {title}
    </h2>
    <ul className={classes.goods}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={sizes} action={action?.(product)} />
        </li>
      ))}
    </ul>
  </section>
);
