import type { WishlistItem } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { takeFocusInPlace } from '@odeta/ui/take-focus';
import classes from './removed-place.module.css';
import { createWishlistStore } from './wishlist.store.ts';

/** Replaces the removed card, and takes the focus from its heart. */
export function RemovedPlace({ item }: { item: Snapshot<WishlistItem> }) {
  const t = useTexts('catalog');
  const { undo } = useStore(createWishlistStore);
  return (
    <div className={classes.place} tabIndex={-1} ref={takeFocusInPlace}>
      <p className={classNames(text.size14, text.medium)}>{item.card.name}</p>
      <p className={classNames(text.size13, text.soft)}>{t('wishlist.removed')}</p>
      <Button kind="text" onClick={() => void undo(item)}>
        {t('wishlist.undo')}
      </Button>
    </div>
  );
}
