import type { Facets } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Stars } from '@odeta/ui/products';
import type { Listing } from '../query/use-listing.ts';
import { Facet } from './facet.tsx';
import { FacetOption } from './facet-option.tsx';
import classes from './facet-rating.module.css';

interface Props {
  ratings: Snapshot<Facets>['rating'];
  folded: boolean;
  listing: Listing;
}

/** A minimum of stars. */
export function FacetRating({ ratings, folded, listing: { address, go } }: Props) {
  const t = useTexts('catalog');
  const chosen = address.filters.rating;
  return (
    <Facet title={t('category.filters.rating')} folded={folded}>
      {ratings.map(({ stars, count }) => (
        <FacetOption
          key={stars}
          name="rating"
          value={String(stars)}
          label={
            <span className={classes.label}>
              <Stars stars={stars} /> {t('category.filters.and-more')}
            </span>
          }
          count={count}
          checked={chosen === stars}
          go={go}
        />
      ))}
    </Facet>
  );
}
