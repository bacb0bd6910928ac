import bell from '@lucide/icons/icons/bell';
import { buyingPages, sizeName, type Variant, type WishlistItem } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, buttonClass, Icon } from '@odeta/ui';
import { useId, useRef } from 'react';
import { supplyOf } from '../supply/supply.ts';
import classes from './buy-wish.module.css';
import { createWishlistStore, keyOf } from './wishlist.store.ts';

interface Props {
  item: Snapshot<WishlistItem>;
  /** The variant of the chosen size; `undefined` before one is chosen. */
  variant: Snapshot<Variant> | undefined;
}

export function BuyWish({ item, variant }: Props) {
  const t = useTexts('catalog');
  const store = useStore(createWishlistStore);
  const { outcomes } = useSnapshot(store.state);
  const select = useRef<HTMLSelectElement>(null);
  const errorId = useId();
  const outcome = outcomes[keyOf(item)];
  const isMissing = outcome?.kind === 'size-missing';
  const error = outcome && errorOf(outcome);

  function errorOf(made: NonNullable<typeof outcome>) {
    if (made.kind === 'size-missing') return t('wishlist.choose-size');
    if (made.kind !== 'failed') return null;
    const { key, text } = made.problem;
    return key === null ? text : t(`product.problems.${key}`);
  }

  async function handleBuy() {
    if (!(await store.buy(item))) select.current?.focus();
  }

  return (
    <div className={classes.buy}>
      {item.variants.length > 1 ? (
        <label className={classes.size}>
          <span className={classes.label}>{t('wishlist.size-of', { name: item.card.name })}</span>
          <select
            ref={select}
            value={variant?.variantId ?? ''}
            aria-invalid={isMissing || undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={({ currentTarget }) => void store.choose(item, currentTarget.value)}
          >
            <option value="" disabled>
              {t('wishlist.choose')}
            </option>
            {item.variants.map((one) => (
              <option key={one.variantId} value={one.variantId}>
                {sizeText(one)}
              </option>
            ))}
          </select>
          <Icon icon="chevron-down" size={16} />
        </label>
      ) : (
        <p className={classes.only}>{t('wishlist.one-size')}</p>
      )}
      <div id={errorId} role="alert">
        {error && (
          <p className={classes.error}>
            <Icon icon="circle-alert" size={16} />
            {error}
          </p>
        )}
      </div>
      <Action item={item} variant={variant} onBuy={handleBuy} />
    </div>
  );

  function sizeText({ size, availability }: Snapshot<Variant>) {
    const supply = supplyOf({ availability });
    const name = sizeName(size) ?? t('wishlist.one-size');
    return supply === 'now' ? name : `${name}, ${t(`product.supply.${supply}`)}`;
  }
}

/** A button that buys, a link to the cart if it was added, or a link to the product if it is sold out. */
function Action({ item, variant, onBuy }: Props & { onBuy: () => void }) {
  const t = useTexts('catalog');
  const { outcomes, buying } = useSnapshot(useStore(createWishlistStore).state);
  const look = buttonClass({ kind: 'secondary', size: 'small', wide: true });
  if (outcomes[keyOf(item)]?.kind === 'bought') {
    return (
      <a className={look} href={buyingPages.cart}>
        <Icon icon="check" size={16} />
        {t('wishlist.in-cart')}
      </a>
    );
  }
  if (variant && supplyOf(variant) === 'none') {
    return (
      <a className={look} href={item.card.url}>
        <Icon icon={bell} size={16} />
        {t('notice.send')}
      </a>
    );
  }
  return (
    <Button kind="secondary" size="small" wide busy={buying === keyOf(item)} onClick={onBuy}>
      {t('wishlist.add')}
    </Button>
  );
}
