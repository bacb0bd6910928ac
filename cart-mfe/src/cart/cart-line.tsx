import trash from '@lucide/icons/icons/trash';
import { type CartItem, isPurchasable } from '@odeta/contracts';
import { useVariantText } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, Icon, keepTogether, Picture, text } from '@odeta/ui';
import { Checkbox, Stepper } from '@odeta/ui/forms';
import type { MouseEvent } from 'react';
import { Availability } from './availability.tsx';
import { createCartStore } from './cart.store.ts';
import classes from './cart-line.module.css';
import { ChangeForm } from './change-form.tsx';
import { LinePrice } from './line-price.tsx';
import { ShortStock } from './short-stock.tsx';

/** A line of the cart. A sold-out item stays, but cannot be selected. */
export function CartLine({ item }: { item: CartItem }) {
  const t = useTexts('cart');
  const store = useStore(createCartStore);
  const variantText = useVariantText('cart');
  const { entryId, name, url, quantity } = item;
  const canBeHad = isPurchasable(item);
  const remove = (event: MouseEvent, isSaved: boolean) => {
    // The line is gone before the browser would submit its form.
    event.preventDefault();
    store.removeLines([entryId], isSaved);
  };

  return (
    <li className={classNames(classes.line, !canBeHad && classes.off)}>
      <Checkbox
        label={t('select', { name })}
        checked={canBeHad && item.checked}
        disabled={!canBeHad}
        onChange={(checked) => store.check(entryId, checked)}
      />
      <Picture picture={item.picture} sizes="112px" loading="auto" decorative className={classes.picture} />
      <div className={classes.words}>
        <a className={classNames(classes.name, text.medium)} href={url}>
          {keepTogether(name)}
        </a>
        <p className={classNames(classes.variant, text.size13, text.soft)}>{variantText(item)}</p>
        <Availability item={item} />
        <ShortStock item={item} />
      </div>
      <div className={classes.price}>
        <LinePrice item={item} />
      </div>
      <ChangeForm entryId={entryId} className={classes.actions}>
        {canBeHad && (
          <Stepper
            label={t('quantity-of', { name })}
            value={quantity}
            max={Math.max(item.maxQuantity, quantity)}
            name="quantity"
            onChange={(chosen) => store.changeQuantity(entryId, chosen)}
          />
        )}
        <Button
          type="submit"
          name="save"
          kind="text"
          aria-label={t('later-named', { name })}
          onClick={(event) => remove(event, true)}
        >
          <Icon icon="clock" size={16} />
          {t('later')}
        </Button>
        <Button
          type="submit"
          name="remove"
          kind="text"
          aria-label={t('remove-named', { name })}
          onClick={(event) => remove(event, false)}
        >
          <Icon icon={trash} size={16} />
          {t('remove')}
        </Button>
      </ChangeForm>
    </li>
  );
}
