import { type CartItem, isPurchasable } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, text } from '@odeta/ui';
import { createCartStore } from './cart.store.ts';
import classes from './cart-line.module.css';
import { ChangeForm } from './change-form.tsx';

/** For more pieces than are in stock: says how many there are, and takes them with one press. */
export function ShortStock({ item }: { item: CartItem }) {
  const t = useTexts('cart');
  const store = useStore(createCartStore);
  const { entryId, name, quantity, maxQuantity } = item;
  if (!isPurchasable(item) || maxQuantity < 1 || quantity <= maxQuantity) return null;
  return (
    <ChangeForm entryId={entryId} className={classNames(classes.short, text.size13)}>
      <span className={classes.fact}>{t('purchase.pieces-left', { count: maxQuantity })}</span>{' '}
      <Button
        type="submit"
        name="quantity"
        value={maxQuantity}
        kind="text"
        aria-label={t('purchase.take-left-named', { count: maxQuantity, name })}
        onClick={(event) => {
          event.preventDefault();
          // The press removes the sentence and therefore this button, which has the focus.
          event.currentTarget.closest('li')?.querySelector('a')?.focus({ preventScroll: true });
          store.changeQuantity(entryId, maxQuantity);
        }}
      >
        {t('purchase.take-left', { count: maxQuantity })}
      </Button>
    </ChangeForm>
  );
}
