import type { ProductCard as ProductCardData } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, Picture, Price, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { ColorDots } from './color-dots.tsx';
import classes from './product-card.module.css';
import { Stars } from './stars.tsx';

interface Props {
  product: Snapshot<ProductCardData>;
  /** The displayed width, in the syntax of `<img sizes>`. */
  sizes: string;
  /** Visible without scrolling. */
  eager?: boolean;
  /** The first large picture of the page. */
  priority?: boolean;
  /** A button in the corner of the picture. */
  action?: ReactNode;
  /** A button in the lower corner of the picture. */
  quickAction?: ReactNode;
  /** Lies over the picture. */
  over?: ReactNode;
  /** Heading level: one below the title of the list. */
  level?: 2 | 3;
}

export function ProductCard({ product, sizes, eager, priority, action, quickAction, over, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const { name, url, badge, picture, rating, colors } = product;
  return (
    <article className={classes.card}>
      <div className={classNames(classes.media, badge === 'sold-out' && classes['sold-out'])}>
        <Picture picture={picture} sizes={sizes} loading={eager ? 'eager' : 'lazy'} priority={priority} />
        {over}
        <span className={classes.badge}>
          <ProductBadge badge={badge} discountPercent={product.discountPercent} />
        </span>
      </div>
      <div className={classes.facts}>
        <Heading className={classes.name}>
          <a className={classes.link} href={url}>
            {keepTogether(name)}
          </a>
        </Heading>
        <Price {...product} />
        {rating && <Rating {...rating} />}
        {colors.length > 0 && <ColorDots colors={colors} className={classes.colors} />}
      </div>
      {action && <span className={classes.action}>{action}</span>}
      {quickAction && <span className={classes.quick}>{quickAction}</span>}
    </article>
  );
}

/** A product has one badge at most. */
export function ProductBadge({ badge, discountPercent }: Pick<ProductCardData, 'badge' | 'discountPercent'>) {
  const t = useTexts('shell');
  if (badge === 'sale' && discountPercent !== null) {
    return <Badge kind="sale">{t('ui.badge.sale', { percent: discountPercent })}</Badge>;
  }
  return badge === 'new' || badge === 'sold-out' ? <Badge>{t(`ui.badge.${badge}`)}</Badge> : null;
}

function Rating({ stars, count }: { stars: number; count: number }) {
  const t = useTexts('shell');
  const { format } = useStorefront();
  return (
    <span className={classes.rating}>
      <Stars stars={stars} />
      <span aria-hidden="true">{format.number(count)}</span>
      <span className={text.spoken}> {t('ui.reviews', { count })}</span>
    </span>
  );
}
