import { useTexts } from '@odeta/storefront/i18n';
import { Icon } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import { type WishlistSort, wishlistSorts } from './arrange-items.ts';
import classes from './wishlist-tools.module.css';

interface Props {
  sort: WishlistSort;
  onSort: (sort: WishlistSort) => void;
  onlyInStock: boolean;
  onOnlyInStock: (only: boolean) => void;
}

export function WishlistTools({ sort, onSort, onlyInStock, onOnlyInStock }: Props) {
  const t = useTexts('catalog');
  return (
    <div className={classes.tools}>
      <label className={classes.sort}>
        <span>{t('category.sort.label')}</span>
        <select value={sort} onChange={({ currentTarget }) => onSort(currentTarget.value as WishlistSort)}>
          {wishlistSorts.map((value) => (
            <option key={value} value={value}>
              {t(`wishlist.sort.${value}`)}
            </option>
          ))}
        </select>
        <Icon icon="chevron-down" size={16} />
      </label>
      <Checkbox checked={onlyInStock} onChange={onOnlyInStock}>
        {t('wishlist.only-in-stock')}
      </Checkbox>
    </div>
  );
}
