import type { ProductCard } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, Picture, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './gone-card.module.css';

/** For goods that the shop no longer sells: without link and price. */
export function GoneCard({ card, heart }: { card: Snapshot<ProductCard>; heart: ReactNode }) {
  const t = useTexts('catalog');
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Picture picture={card.picture} sizes="47vw" loading="lazy" />
      </div>
      <h2 className={text.size14}>{keepTogether(card.name)}</h2>
      <p className={classNames(text.size13, text.soft)}>{t('wishlist.gone')}</p>
      <span className={classes.heart}>{heart}</span>
    </article>
  );
}
