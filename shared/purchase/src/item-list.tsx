import { type CartItem, isLater, isPurchasable } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, keepTogether, Picture, text } from '@odeta/ui';
import classes from './item-list.module.css';
import { lineTotal } from './line-total.ts';
import { useVariantText } from './variant.ts';

type Item = Pick<CartItem, 'id' | 'name' | 'quantity' | 'price' | 'pricePromo' | 'color' | 'size' | 'picture'> &
  Partial<Pick<CartItem, 'availability' | 'maxQuantity'>>;

/** Lines of an order have no availability. */
const isGone = ({ availability }: Item) => availability !== undefined && !isPurchasable({ availability });
const comesLater = ({ availability }: Item) => availability !== undefined && isLater({ availability });

/** Fewer pieces are in stock than the shopper wants. */
const isShort = (item: Item) => !isGone(item) && item.maxQuantity !== undefined && item.quantity > item.maxQuantity;

interface Props {
  /** The unit whose messages hold the group `purchase`. */
  unit: string;
  items: readonly Item[];
  label: string;
}

export function ItemList({ unit, items, label }: Props) {
  const t = useTexts(unit);
  const { format } = useStorefront();
  const variantText = useVariantText(unit);

  return (
    <ul className={classes.items} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={classNames(classes.item, isGone(item) && classes.gone)}>
          <Picture picture={item.picture} sizes="56px" decorative />
          <span>
            {keepTogether(item.name)}
            <span className={classNames(classes.variant, text.faint)}>
              {[
                variantText(item),
                item.quantity > 1 && t('purchase.pieces', { count: item.quantity }),
                comesLater(item) && t('purchase.later'),
                isGone(item) && t('purchase.sold-out'),
                isShort(item) && t('purchase.pieces-left', { count: item.maxQuantity }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
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

interface GroupsProps extends Pick<Props, 'unit'> {
  label: string;
  /** Empty groups are left out; a single group is shown without its title. */
  groups: readonly { title: string; items: readonly Item[] }[];
}

/** The list in groups: goods that are delivered later have their own. */
export function ItemGroups({ unit, label, groups }: GroupsProps) {
  const shown = groups.filter(({ items }) => items.length > 0);
  if (shown.length < 2) return <ItemList unit={unit} label={label} items={shown.flatMap(({ items }) => items)} />;
  return shown.map(({ title, items }) => (
    <section key={title} className={classes.group}>
      <h3 className={classNames(text.size13, text.medium)}>{title}</h3>
      <ItemList unit={unit} label={title} items={items} />
    </section>
  ));
}
