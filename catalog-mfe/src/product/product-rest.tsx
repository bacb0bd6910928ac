import type { Product } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { memo } from 'react';
import { ProductGrid } from '../listing/product-grid.tsx';
import { RecentlyViewed } from '../listing/recently-viewed.tsx';
import { Section } from '../listing/section.tsx';
import { isSoldOut } from './buying/choice.ts';
import { Reviews } from './reviews/reviews.tsx';

/** What stands below the product. It does not depend on the chosen colour and size, so that a choice does not render it again. */
export const ProductRest = memo(function ProductRest({ product }: { product: Snapshot<Product> }) {
  const t = useTexts('catalog');
  return (
    <>
      <Reviews slug={product.slug} reviews={product.reviews} />
      {product.related.length > 0 && (
        <Section id="related" title={t(isSoldOut(product) ? 'product.similar' : 'product.related')} later>
          <ProductGrid products={product.related.slice(0, 4)} row />
        </Section>
      )}
      <RecentlyViewed except={product.catalogNumber} />
    </>
  );
});
