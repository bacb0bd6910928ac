import { useTexts } from '@odeta/storefront/i18n';
import { Button } from '@odeta/ui';
import { Sheet } from '@odeta/ui/overlays';
import { useCallback, useRef } from 'react';
import { type Goods, noFilters } from '../query/category-address.ts';
import type { ChosenFilter } from '../query/filters.ts';
import type { Listing } from '../query/use-listing.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FacetPanel } from './facet-panel.tsx';
import classes from './filter-sheet.module.css';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  category: Goods;
  chosen: readonly ChosenFilter[];
  listing: Listing;
  /** The list is loading, so that the number of goods is not known yet. */
  busy: boolean;
}

/** The filters on a phone. Each tick is applied at once, but all of them are one step in the browser's history. */
export function FilterSheet({ open, onClose, category, chosen, listing, busy }: FilterSheetProps) {
  const t = useTexts('catalog');
  const hasStepped = useRef(false);
  if (!open) hasStepped.current = false;

  const { address, go } = listing;
  const goInOneStep: Listing['go'] = useCallback(
    (change) => {
      go(change, { replace: hasStepped.current });
      hasStepped.current = true;
    },
    [go],
  );
  const inOneStep: Listing = { address, go: goInOneStep };
  return (
    <Sheet
      open={open}
      // The first tick is the step.
      backCloses={false}
      title={t('category.filters.title')}
      onClose={onClose}
      footer={
        <>
          <Button
            kind="secondary"
            disabled={chosen.length === 0}
            onClick={() => inOneStep.go(() => ({ filters: noFilters }))}
          >
            {t('category.filters.clear')}
          </Button>
          <Button onClick={onClose}>
            {busy ? t('category.filters.show-uncounted') : t('category.filters.show', { count: category.productCount })}
          </Button>
        </>
      }
    >
      <div className={classes.chosen}>
        <ChosenFilters chosen={chosen} listing={inOneStep} />
      </div>
      <div className={classes.facets}>
        <FacetPanel facets={category.facets} listing={inOneStep} short />
      </div>
    </Sheet>
  );
}
