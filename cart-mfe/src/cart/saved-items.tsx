import { isLater, isPurchasable, type SavedItem } from '@odeta/contracts';
import { useVariantText } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, keepTogether, Picture, Price, text } from '@odeta/ui';
import { Heart } from '@odeta/wishes';
import { useEffect, useRef } from 'react';
import { Availability } from './availability.tsx';
import { createCartStore } from './cart.store.ts';
import { forget, readSaved, restore } from './remove-lines.ts';
import classes from './saved-items.module.css';

/** I9. Items are saved for 60 days, without a reservation. */
export function SavedItems() {
  const t = useTexts('cart');
  const { state, deps } = useStore(createCartStore);
  const { savedItems, isSaving } = useSnapshot(state);
  const title = useRef<HTMLHeadingElement>(null);
  const isUnread = savedItems === null && !isSaving;

  useEffect(() => {
    if (isUnread) readSaved(deps);
  }, [isUnread, deps]);

  return (
    <section aria-labelledby="saved-items">
      <h2 id="saved-items" className={text.title36} tabIndex={-1} ref={title}>
        {t('saved.title')}
      </h2>
      <p className={classNames(classes.lead, text.size14, text.soft)}>{t('saved.text')}</p>
      <ul className={classes.list}>
        {savedItems?.map((item) => (
          <SavedCard key={item.savedItemId} item={item} onGone={() => title.current?.focus({ preventScroll: true })} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  item: Snapshot<SavedItem>;
  /** Moves the focus from the card's button, which is removed. */
  onGone: () => void;
}

function SavedCard({ item, onGone }: Props) {
  const t = useTexts('cart');
  const { deps } = useStore(createCartStore);
  const variantText = useVariantText('cart');
  const { savedItemId, id, name, url, quantity, wish } = item;
  const canBeHad = isPurchasable(item);

  return (
    <li className={classNames(classes.card, !canBeHad && classes.off)}>
      <Picture picture={item.picture} sizes="(max-width: 719px) 50vw, 224px" decorative className={classes.picture} />
      <div className={classes.facts}>
        <h3 className={classes.name}>
          <a className={classes.link} href={url}>
            {keepTogether(name)}
          </a>
        </h3>
        <p className={classNames(text.size13, text.soft, classes.variant)}>
          {variantText(item)}
          {quantity > 1 && ` · ${t('purchase.pieces', { count: quantity })}`}
        </p>
        <Price {...item} />
        {(!canBeHad || item.piecesLeft !== null || isLater(item)) && <Availability item={item} />}
      </div>
      {wish && (
        <span className={classes.heart}>
          <Heart unit="cart" wish={wish} name={name} variantId={id} />
        </span>
      )}
      <div className={classes.actions}>
        {canBeHad && (
          <Button
            kind="secondary"
            size="small"
            wide
            aria-label={t('saved.restore-named', { name })}
            onClick={async () => (await restore(deps, savedItemId)) && onGone()}
          >
            {t('saved.restore')}
          </Button>
        )}
        <Button
          kind="text"
          aria-label={t('saved.forget-named', { name })}
          onClick={() => {
            onGone();
            void forget(deps, savedItemId);
          }}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
