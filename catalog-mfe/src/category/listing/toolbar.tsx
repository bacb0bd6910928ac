import slidersHorizontal from '@lucide/icons/icons/sliders-horizontal';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon } from '@odeta/ui';
import { type ReactNode, useRef } from 'react';
import { useOnDemand } from '../../page/use-on-demand.ts';
import { ChosenFilters } from '../filters/chosen-filters.tsx';
import { FILTERS_ID, type Goods } from '../query/category-address.ts';
import type { ChosenFilter } from '../query/filters.ts';
import type { Listing } from '../query/use-listing.ts';
import { FloatingTools } from './floating-tools.tsx';
import { SortForm } from './sort-form.tsx';
import classes from './toolbar.module.css';

interface Props {
  category: Goods;
  chosen: readonly ChosenFilter[];
  listing: Listing;
  busy: boolean;
  /** The goods. */
  children: ReactNode;
}

/** The chosen filters and the sort order above the goods, and on narrow pages the button that opens the filters, also below the goods. */
export function Toolbar({ category, chosen, listing, busy, children }: Props) {
  const t = useTexts('catalog');
  const row = useRef<HTMLDivElement>(null);
  const sheet = useOnDemand(() => import('../filters/filter-sheet.tsx'));
  const opener = (
    <>
      <Icon icon={slidersHorizontal} />
      {chosen.length > 0 ? t('category.filters.open-chosen', { count: chosen.length }) : t('category.filters.title')}
    </>
  );
  const openerProps = { href: `#${FILTERS_ID}`, 'aria-haspopup': 'dialog', onClick: sheet.open } as const;
  return (
    <>
      <div ref={row} className={classNames(classes.toolbar, busy && classes.busy)}>
        <a className={classes.open} {...openerProps}>
          {opener}
        </a>
        <div className={classes.chosen}>
          <ChosenFilters chosen={chosen} listing={listing} />
        </div>
        <SortForm listing={listing} />
        {sheet.part && (
          <sheet.part.FilterSheet
            open={sheet.isOpen}
            onClose={sheet.close}
            category={category}
            chosen={chosen}
            listing={listing}
            busy={busy}
          />
        )}
      </div>
      {children}
      <FloatingTools row={row} listing={listing} isHidden={sheet.isOpen}>
        <a {...openerProps}>{opener}</a>
      </FloatingTools>
    </>
  );
}
