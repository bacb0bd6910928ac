import { type CartItem, isLater, isPurchasable } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, keepTogether, Picture, text } from '@odeta/ui';
import classes from './item-list.module.css';
import { lineTotal } from './line-total.ts';
import { useVariantText } from './variant.ts';

export type ListedItem = Pick<
  CartItem,
  'id' | 'name' | 'quantity' | 'price' | 'pricePromo' | 'color' | 'size' | 'picture'
> &
  Partial<Pick<CartItem, 'availability' | 'maxQuantity' | 'arrivesOn'>>;

/** Lines of an order have no availability. */
const isGone = ({ availability }: ListedItem) => availability !== undefined && !isPurchasable({ availability });
const comesLater = ({ availability }: ListedItem) => availability !== undefined && isLater({ availability });

/** Fewer pieces are in stock than the shopper wants. */
const isShort = (item: ListedItem) =>
  !isGone(item) && item.maxQuantity !== undefined && item.quantity > item.maxQuantity;

interface Props {
  /** The unit whose messages hold the group `purchase`. */
  unit: string;
  items: readonly ListedItem[];
  label: string;
  /** Takes only what is in stock of an item: its id, and the number of pieces. */
  onTakeLeft?: ((id: string, quantity: number) => void) | undefined;
}

export function ItemList({ unit, items, label, onTakeLeft }: Props) {
  const t = useTexts(unit);
  const { format } = useStorefront();
  const variantText = useVariantText(unit);
  /** A late date has one form wherever it is known. */
  const lateText = (day: ListedItem['arrivesOn']) =>
    day ? t('purchase.comes', { day: format.day(day) }) : t('purchase.later');

  return (
    <ul className={classes.items} aria-label={label} tabIndex={-1}>
      {items.map((item) => (
        <li key={item.id} className={classNames(classes.item, isGone(item) && classes.gone)}>
          <Picture picture={item.picture} sizes="56px" decorative />
          <span>
            {keepTogether(item.name)}
            <span className={classNames(classes.variant, text.faint)}>
              {[
                variantText(item),
                item.quantity > 1 && t('purchase.pieces', { count: item.quantity }),
                comesLater(item) && lateText(item.arrivesOn),
                isGone(item) && t('purchase.sold-out'),
                isShort(item) && t('purchase.pieces-left', { count: item.maxQuantity }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {onTakeLeft && isShort(item) && item.maxQuantity !== undefined && (
              <Button
                kind="text"
                aria-label={t('purchase.take-left-named', { count: item.maxQuantity, name: item.name })}
                onClick={(event) => {
                  // The press removes this button, which has the focus.
                  event.currentTarget.closest('ul')?.focus({ preventScroll: true });
                  onTakeLeft(item.id, item.maxQuantity ?? item.quantity);
                }}
              >
                {t('purchase.take-left', { count: item.maxQuantity })}
              </Button>
            )}
          </span>
          {!isGone(item) && (
            <span className={classes.price} translate="no">
              {format.price(lineTotal(item))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
