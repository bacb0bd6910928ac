import heart from '@lucide/icons/icons/heart';
import { postedWish, type VariantId, type Wish } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, iconButtonClass } from '@odeta/ui';
import classes from './heart.module.css';
import { createWishesStore, isWished } from './wishes.store.ts';

interface Props {
  /** The unit whose messages hold the group `wishes`. */
  unit: string;
  wish: Wish;
  /** Name of the product, for screen readers. */
  name: string;
  /** Of the chosen size. */
  variantId?: VariantId | null;
  size?: 20 | 24;
}

/** Cached pages are the same for everyone, so that the heart is filled later, when the visitor's wishlist is known. */
export function Heart({ unit, wish, name, variantId, size }: Props) {
  const t = useTexts(unit);
  const { wishlist } = useSnapshot(useStorefront().session.state);
  const { state, set } = useStore(createWishesStore);
  const isOn = isWished(wish, wishlist, useSnapshot(state));
  return (
    <button
      {...postedWish(!isOn, wish, variantId)}
      className={classNames(iconButtonClass(), classes.heart)}
      aria-label={t('wishes.heart', { name })}
      aria-pressed={isOn}
      onClick={(event) => {
        event.preventDefault();
        void set(wish, !isOn, { unit, variantId });
      }}
    >
      <Icon icon={heart} size={size} />
    </button>
  );
}
