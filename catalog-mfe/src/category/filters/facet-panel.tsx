import type { Facets } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { useState } from 'react';
import type { Listing } from '../query/use-listing.ts';
import { Facet } from './facet.tsx';
import { FacetList } from './facet-list.tsx';
import { FacetOption } from './facet-option.tsx';
import { FacetPrice } from './facet-price.tsx';
import { FacetRating } from './facet-rating.tsx';
import { FacetSizes } from './facet-sizes.tsx';

interface Props {
  facets: Snapshot<Facets>;
  listing: Listing;
  /** Collapses unused facets except the first two. */
  short?: boolean;
}

/** All filters of a list. */
export function FacetPanel({ facets, listing, short = false }: Props) {
  const t = useTexts('catalog');
  const { address, go } = listing;
  const { filters } = address;
  const [folded] = useState(() => ({
    // Categories have links to their subcategories instead.
    type: (short || !address.isSearch) && filters.type.length === 0,
    price: short && filters.from === null && filters.to === null,
    material: short && filters.material.length === 0,
    rating: short && filters.rating === null,
    supply: short && filters.supply.length === 0 && !filters.sale,
  }));
  return (
    <>
      <FacetSizes facets={facets} listing={listing} />
      <FacetList name="color" title={t('category.filters.color')} options={facets.color} listing={listing} />
      {facets.type.length > 1 && (
        <FacetList
          name="type"
          title={t('category.filters.type')}
          options={facets.type}
          folded={folded.type}
          listing={listing}
        />
      )}
      <FacetPrice price={facets.price} folded={folded.price} listing={listing} />
      <FacetList
        name="material"
        title={t('category.filters.material')}
        options={facets.material}
        folded={folded.material}
        listing={listing}
      />
      {facets.rating.length > 0 && <FacetRating ratings={facets.rating} folded={folded.rating} listing={listing} />}
      <Facet title={t('category.filters.supply')} folded={folded.supply}>
        {facets.supply.map(({ code, count }) => (
          <FacetOption
            key={code}
            name="supply"
            value={code}
            label={t(`category.filters.${code}`)}
            count={count}
            checked={filters.supply.includes(code)}
            go={go}
          />
        ))}
        <FacetOption
          name="sale"
          value="1"
          label={t('category.filters.sale')}
          count={facets.sale}
          checked={filters.sale}
          go={go}
        />
      </Facet>
    </>
  );
}
