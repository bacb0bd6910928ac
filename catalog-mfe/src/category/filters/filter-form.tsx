import { useTexts } from '@odeta/storefront/i18n';
import { Button } from '@odeta/ui';
import { FILTERS_ID, firstSort, type Goods, pathOf } from '../query/category-address.ts';
import type { Listing } from '../query/use-listing.ts';
import { FacetPanel } from './facet-panel.tsx';
import classes from './filter-form.module.css';

interface Props {
  category: Goods;
  listing: Listing;
}

/** The filters beside the goods. Without scripts the form loads the page again, with scripts only the list changes. */
export function FilterForm({ category, listing }: Props) {
  const t = useTexts('catalog');
  const { sort } = listing.address;
  return (
    <form
      id={FILTERS_ID}
      className={classes.form}
      aria-label={t('category.filters.title')}
      method="get"
      action={pathOf(category)}
      onSubmit={(event) => event.preventDefault()}
    >
      {sort > firstSort(category) && <input type="hidden" name="sort" value={sort} />}
      <FacetPanel facets={category.facets} listing={listing} />
      <noscript>
        <div className={classes.apply}>
          <Button type="submit" wide>
            {t('category.filters.apply')}
          </Button>
        </div>
      </noscript>
    </form>
  );
}
