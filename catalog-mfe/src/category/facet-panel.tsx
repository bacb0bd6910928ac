import type { Facets } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { useState } from 'react';
import { Facet } from './facet.tsx';
import { FacetColors } from './facet-colors.tsx';
import { FacetOption } from './facet-option.tsx';
import { FacetPrice } from './facet-price.tsx';
import { FacetSizes } from './facet-sizes.tsx';
import { toggle } from './filters.ts';
import type { Listing } from './use-listing.ts';

interface Props {
  facets: Snapshot<Facets>;
  listing: Listing;
  /** Short: what is not used folds away, but for the first two. */
  short?: boolean;
}

/** Everything that a category can be narrowed by. */
export function FacetPanel({ facets, listing, short = false }: Props) {
  const t = useTexts('catalog');
  const { address, go } = listing;
  const { filters } = address;
  const [folded] = useState(() => ({
    price: short && filters.from === null && filters.to === null,
    material: short && filters.material.length === 0,
    supply: short && filters.supply.length === 0 && !filters.sale,
  }));
  return (
    <>
      <FacetSizes sizes={facets.size} listing={listing} />
      <FacetColors colors={facets.color} listing={listing} />
      <FacetPrice price={facets.price} folded={folded.price} listing={listing} />
      {facets.material.length > 0 && (
        <Facet title={t('category.filters.material')} folded={folded.material}>
          {facets.material.map(({ code, name, count }) => (
            <FacetOption
              key={code}
              name="material"
              value={code}
              label={name}
              count={count}
              checked={filters.material.includes(code)}
              onToggle={() => go((current) => ({ filters: toggle(current.filters, 'material', code) }))}
            />
          ))}
        </Facet>
      )}
      <Facet title={t('category.filters.supply')} folded={folded.supply}>
        {facets.supply.map(({ code, count }) => (
          <FacetOption
            key={code}
            name="supply"
            value={code}
            label={t(`category.filters.${code}`)}
            count={count}
            checked={filters.supply.includes(code)}
            onToggle={() => go((current) => ({ filters: toggle(current.filters, 'supply', code) }))}
          />
        ))}
        <FacetOption
          name="sale"
          value="1"
          label={t('category.filters.sale')}
          count={facets.sale}
          checked={filters.sale}
          onToggle={() => go((current) => ({ filters: { ...current.filters, sale: !current.filters.sale } }))}
        />
      </Facet>
    </>
  );
}
