import heart from '@lucide/icons/icons/heart';
import { postedWish, type VariantId, type Wish } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { subscribe } from '@odeta/storefront/state';
import { classNames, Icon, iconButtonClass, text } from '@odeta/ui';
import { useCallback, useSyncExternalStore } from 'react';
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
  const { set } = useStore(createWishesStore);
  const isOn = useIsWished(wish);
  return (
    <button
      {...postedWish(!isOn, wish, variantId)}
      className={classNames(iconButtonClass(), classes.heart)}
      aria-pressed={isOn}
      onClick={(event) => {
        event.preventDefault();
        void set(wish, !isOn, { unit, variantId });
      }}
    >
      <Icon icon={heart} size={size} />
      <span className={text.spoken}>{t('wishes.heart', { name })}</span>
    </button>
  );
}

/** Renders again only when this heart changes, because a list has as many hearts as goods. */
function useIsWished(wish: Wish): boolean {
  const { session } = useStorefront();
  const { state } = useStore(createWishesStore);
  const watch = useCallback(
    (listen: () => void) => {
      const ends = [subscribe(session.state, listen), subscribe(state, listen)];
      return () => {
        for (const end of ends) end();
      };
    },
    [session, state],
  );
  const read = () => isWished(wish, session.state.wishlist, state);
  return useSyncExternalStore(watch, read, read);
}
