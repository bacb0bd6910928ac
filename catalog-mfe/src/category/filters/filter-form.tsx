import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, text } from '@odeta/ui';
import { FILTERS_ID, firstSort, type Goods, noFilters, pathOf, writeAddress } from '../query/category-address.ts';
import type { ChosenFilter } from '../query/filters.ts';
import type { Listing } from '../query/use-listing.ts';
import { FacetPanel } from './facet-panel.tsx';
import classes from './filter-form.module.css';

interface Props {
  category: Goods;
  chosen: readonly ChosenFilter[];
  listing: Listing;
}

/** The filters beside the goods. Without scripts the form loads the page again, with scripts only the list changes. */
export function FilterForm({ category, chosen, listing }: Props) {
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
      <div className={classes.facets}>
        <FacetPanel facets={category.facets} listing={listing} />
      </div>
      {chosen.length > 0 && (
        <div className={classes.foot}>
          <span>{t('category.count', { count: category.productCount })}</span>
          <a
            className={classNames(text.link, text.medium)}
            href={writeAddress({ ...listing.address, filters: noFilters, page: 1 })}
            rel="nofollow"
            onClick={(event) => {
              event.preventDefault();
              listing.go(() => ({ filters: noFilters }));
            }}
          >
            {t('category.filters.clear-chosen', { count: chosen.length })}
          </a>
        </div>
      )}
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
