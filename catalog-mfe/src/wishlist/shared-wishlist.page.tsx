import { type PageLocation, type PageMeta, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, layout, text } from '@odeta/ui';
import { DeadEnd } from '@odeta/ui/dead-end';
import { Card } from '../listing/card.tsx';
import { GridSkeleton } from '../listing/grid-skeleton.tsx';
import { createSharedWishlistStore } from './shared-wishlist.store.ts';
import classes from './wishlist.module.css';

export const load = ({ storeOf }: Storefront, { params }: PageLocation) =>
  storeOf(createSharedWishlistStore).load(params.share ?? '');

export const meta = ({ i18n, storeOf }: Storefront): PageMeta => ({
  title: i18n.t('wishlist.shared.page-title', { ns: 'catalog' }),
  robots: 'noindex',
  ...(storeOf(createSharedWishlistStore).state.status === 'not-found' && { status: 404 }),
});

const SIZES = '(min-width: 1440px) 324px, (min-width: 992px) 24vw, (min-width: 720px) 31vw, 47vw';

/** The wishlist of another person, with current prices and the visitor's own hearts. */
export default function SharedWishlistPage() {
  const t = useTexts('catalog');
  const { status, products } = useSnapshot(useStore(createSharedWishlistStore).state);
  if (status === 'idle') return <GridSkeleton />;
  if (status === 'not-found' || products.length === 0) return <Nothing isEnded={status === 'not-found'} />;
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      <div>
        <h1 className={text.title48}>{t('wishlist.shared.title')}</h1>
        <p className={classNames(text.size14, text.soft)}>{t('wishlist.count', { count: products.length })}</p>
      </div>
      <ul className={classes.grid}>
        {products.map((product, index) => (
          <li key={product.url}>
            <Card product={product} sizes={SIZES} eager={index < 4} priority={index === 0} level={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Nothing({ isEnded }: { isEnded: boolean }) {
  const t = useTexts('catalog');
  return (
    <DeadEnd
      title={t(isEnded ? 'wishlist.shared.ended' : 'wishlist.shared.empty')}
      ways={
        <a className={buttonClass({})} href="/">
          {t('wishlist.empty.home')}
        </a>
      }
    >
      {isEnded && <p className={text.soft}>{t('wishlist.shared.ended-text')}</p>}
    </DeadEnd>
  );
}
