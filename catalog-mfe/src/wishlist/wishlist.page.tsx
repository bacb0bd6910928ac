import { type PageMeta, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, classNames, layout, text } from '@odeta/ui';
import { useState } from 'react';
import { GridSkeleton } from '../listing/grid-skeleton.tsx';
import { arrangeItems, type WishlistSort } from './arrange-items.ts';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { RemovedPlace } from './removed-place.tsx';
import { ShareButton } from './share-button.tsx';
import classes from './wishlist.module.css';
import { createWishlistStore, keyOf } from './wishlist.store.ts';
import { WishlistEntry } from './wishlist-entry.tsx';
import { WishlistTools } from './wishlist-tools.tsx';

export const load = ({ storeOf }: Storefront) => storeOf(createWishlistStore).load();

export const meta = ({ i18n }: Storefront): PageMeta => ({
  title: i18n.t('wishlist.page-title', { ns: 'catalog' }),
  robots: 'noindex',
});

const ACCOUNT = '/my-account/';

export default function WishlistPage() {
  const { status, items, hasAccount } = useSnapshot(useStore(createWishlistStore).state);
  if (status === 'idle') return <GridSkeleton />;
  return items.length === 0 ? <EmptyWishlist hasAccount={hasAccount} /> : <FilledWishlist />;
}

function FilledWishlist() {
  const t = useTexts('catalog');
  const { items, removed, hasAccount } = useSnapshot(useStore(createWishlistStore).state);
  const [sort, setSort] = useState<WishlistSort>('added');
  const [onlyInStock, setOnlyInStock] = useState(false);
  const [isNoteClosed, setNoteClosed] = useState(false);
  const left = items.filter((item) => !removed.includes(keyOf(item)));
  const cheaper = left.filter(({ cheaperBy }) => cheaperBy !== null).length;
  const shown = arrangeItems(items, sort, onlyInStock);
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      <div className={classes.head}>
        <div>
          <h1 className={text.title48}>{t('wishlist.title')}</h1>
          <p className={classNames(text.size14, text.soft)} role="status">
            {t('wishlist.count', { count: left.length })}
            {cheaper > 0 && `, ${t('wishlist.cheaper', { count: cheaper })}`}
          </p>
        </div>
        <ShareButton />
      </div>
      {!hasAccount && !isNoteClosed && (
        <Alert type="info" onClose={() => setNoteClosed(true)}>
          {t('wishlist.guest')}{' '}
          <a className={text.link} href={ACCOUNT}>
            {t('wishlist.log-in')}
          </a>
        </Alert>
      )}
      <WishlistTools sort={sort} onSort={setSort} onlyInStock={onlyInStock} onOnlyInStock={setOnlyInStock} />
      {shown.length === 0 && <p className={text.soft}>{t('wishlist.none-in-stock')}</p>}
      <ul className={classes.grid}>
        {shown.map((item, index) => (
          <li key={keyOf(item)}>
            {removed.includes(keyOf(item)) ? (
              <RemovedPlace item={item} />
            ) : (
              <WishlistEntry item={item} eager={index < 4} priority={index === 0} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
