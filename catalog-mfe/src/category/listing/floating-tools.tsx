import arrowDownUp from '@lucide/icons/icons/arrow-down-up';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon } from '@odeta/ui';
import { type ReactNode, type RefObject, useId } from 'react';
import type { Listing } from '../query/use-listing.ts';
import classes from './floating-tools.module.css';
import { SortSelect } from './sort-select.tsx';
import { useIsAbove } from './use-is-above.ts';

interface Props {
  /** The row with the same tools above the goods. */
  row: RefObject<HTMLElement | null>;
  listing: Listing;
  /** The sheet of the filters is open; it returns the focus to its opener. */
  isHidden: boolean;
  /** The button that opens the filters. */
  children: ReactNode;
}

/** Filters and sort order on narrow pages while the goods are in the window but the row above them is not. */
export function FloatingTools({ row, listing, isHidden, children }: Props) {
  const t = useTexts('catalog');
  const id = useId();
  const isAbove = useIsAbove(row);
  return (
    <div className={classes.place}>
      {isAbove && (
        <div className={classNames(classes.tools, isHidden && classes.hidden)}>
          {children}
          <label className={classes.sort} htmlFor={id}>
            <Icon icon={arrowDownUp} />
            {t('category.sort.apply')}
            <SortSelect id={id} listing={listing} className={classes.select} />
          </label>
        </div>
      )}
    </div>
  );
}
