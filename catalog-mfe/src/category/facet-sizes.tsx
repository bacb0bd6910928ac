import { type Facets, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import tiles from '../size-tiles.module.css';
import { Facet } from './facet.tsx';
import { toggle } from './filters.ts';
import type { Listing } from './use-listing.ts';

interface Props {
  sizes: Snapshot<Facets>['size'];
  listing: Listing;
}

/** Sizes as tiles; one that nothing is left in is struck through. */
export function FacetSizes({ sizes, listing: { address, go } }: Props) {
  const t = useTexts('catalog');
  if (sizes.length === 0) return null;
  return (
    <Facet title={t('category.filters.size')}>
      <div className={tiles.tiles}>
        {sizes.map(({ code, count }) => {
          const isChosen = address.filters.size.includes(code);
          const isNone = count === 0 && !isChosen;
          return (
            <label key={code} className={classNames(tiles.tile, isNone && tiles.none, isLong(code) && tiles.wide)}>
              <input
                type="checkbox"
                name="size"
                value={code}
                checked={isChosen}
                disabled={isNone}
                onChange={() => go(({ filters }) => ({ filters: toggle(filters, 'size', code) }))}
              />
              {sizeName(code)}
              <span className={text.spoken}>, {t('category.count', { count })}</span>
            </label>
          );
        })}
      </div>
    </Facet>
  );
}

/** Bed linen and rugs are called by two measures, which one tile is too narrow for. */
const isLong = (code: string) => (sizeName(code)?.length ?? 0) > 5;
