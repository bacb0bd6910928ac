import type { Product } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, layout, Price, text } from '@odeta/ui';
import { ProductBadge, Stars } from '@odeta/ui/products';
import { Heart } from '@odeta/wishes';
import { findVariant, isSoldOut } from './buying/choice.ts';
import type { ShownPrice } from './buying/prices.ts';
import type { Choice } from './buying/use-choice.ts';
import classes from './product-head.module.css';

interface Props {
  product: Snapshot<Product>;
  price: ShownPrice | null;
  choice: Pick<Choice, 'color' | 'size'>;
}

export function ProductHead({ product, price, choice: { color, size } }: Props) {
  const { id, name, rating } = product;
  const shell = useTexts('shell');
  return (
    <div className={classNames(layout.stack, layout.tight)}>
      <div className={classes.name}>
        <h1 className={text.title36}>{keepTogether(name)}</h1>
        <Heart
          unit="catalog"
          wish={{ productId: id, color }}
          name={name}
          size={24}
          variantId={findVariant(product, color, size)?.variantId ?? null}
        />
      </div>
      {price && <PriceLines price={price} badge={badgeOf(product)} />}
      {rating && (
        <a className={classes.rating} href="#reviews">
          <Stars stars={rating.stars} />
          <span className={text.link}>{shell('ui.reviews', { count: rating.count })}</span>
        </a>
      )}
    </div>
  );
}

/** A discount replaces `new`; that everything is sold out replaces both. */
function badgeOf(product: Snapshot<Product>) {
  if (isSoldOut(product)) return 'sold-out';
  return product.badge === 'new' ? 'new' : null;
}

function PriceLines({ price, badge }: { price: ShownPrice; badge: 'new' | 'sold-out' | null }) {
  const t = useTexts('catalog');
  const shell = useTexts('shell');
  const { format } = useStorefront();
  const { discountPercent, clubPrice } = price;
  return (
    <div className={classes.prices}>
      <p className={classes.price}>
        <Price {...price} large short />
        <ProductBadge
          badge={discountPercent === null || badge === 'sold-out' ? badge : 'sale'}
          discountPercent={discountPercent}
        />
      </p>
      {price.pricePromo !== null && (
        <p className={classNames(text.size12, text.faint)}>
          {shell('ui.price.lowest', { price: format.price(price.priceOld ?? price.price) })}
        </p>
      )}
      <p className={classNames(text.size13, text.soft)}>
        {clubPrice !== null && (
          <>
            {t(price.from ? 'product.club-from' : 'product.club')}{' '}
            <b className={text.medium} translate="no">
              {format.price(clubPrice)}
            </b>{' '}
            ·{' '}
          </>
        )}
        {t('product.with-tax')}
      </p>
    </div>
  );
}
