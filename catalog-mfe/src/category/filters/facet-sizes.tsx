import { type Facets, sizeName } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { memo, type ReactNode, useState } from 'react';
import tiles from '../../supply/size-tiles.module.css';
import { pressed } from '../query/filters.ts';
import type { Listing } from '../query/use-listing.ts';
import { Facet } from './facet.tsx';
import classes from './facet-sizes.module.css';
import { MySizes } from './my-sizes.tsx';

interface Props {
  facets: Pick<Snapshot<Facets>, 'size' | 'sizeKinds'>;
  listing: Listing;
}

/** Tiles for the sizes, grouped by kind of goods. A size without products is struck through. */
export function FacetSizes({ facets: { size: sizes, sizeKinds }, listing }: Props) {
  const t = useTexts('catalog');
  const { address, go } = listing;
  const chosen = address.filters.size;
  if (sizes.length === 0) return null;

  const tilesOf = (kind: string | undefined, name?: string) => (
    <div className={tiles.tiles}>
      {sizes
        .filter((one) => kind === undefined || one.kind === kind)
        .map(({ code, size = code, count }) => (
          <SizeTile
            key={code}
            code={code}
            label={sizeName(size) ?? name ?? code}
            count={count}
            checked={chosen.includes(code)}
            go={go}
          />
        ))}
    </div>
  );
  return (
    <Facet title={t('category.filters.size')}>
      {sizeKinds.length < 2
        ? tilesOf(undefined, sizeKinds[0]?.name)
        : sizeKinds.map(({ code, name }, place) => (
            <SizeGroup
              key={code}
              name={name}
              folded={place > 0 && !sizes.some((one) => one.kind === code && chosen.includes(one.code))}
            >
              {tilesOf(code, name)}
            </SizeGroup>
          ))}
      <MySizes sizes={sizes} sizeKinds={sizeKinds} listing={listing} />
    </Facet>
  );
}

interface TileProps extends Pick<Listing, 'go'> {
  code: string;
  label: string;
  count: number;
  checked: boolean;
}

const SizeTile = memo(function SizeTile({ code, label, count, checked, go }: TileProps) {
  const t = useTexts('catalog');
  const isNone = count === 0 && !checked;
  return (
    <label className={classNames(tiles.tile, isNone && tiles.none, label.length > 5 && tiles.wide)}>
      <input
        type="checkbox"
        name="size"
        value={code}
        checked={checked}
        disabled={isNone}
        onChange={() => go(({ filters }) => ({ filters: pressed(filters, 'size', code) }))}
      />
      {label}
      <span className={text.spoken}>, {t('category.count', { count })}</span>
    </label>
  );
});

interface GroupProps {
  name: string;
  /** Whether it is closed at first. */
  folded: boolean;
  children: ReactNode;
}

function SizeGroup({ name, folded, children }: GroupProps) {
  const [isOpen] = useState(!folded);
  return (
    <details className={classes.group} open={isOpen}>
      <summary className={classes.name}>
        {name}
        <Icon icon="chevron-down" size={16} />
      </summary>
      <fieldset>
        <legend className={text.spoken}>{name}</legend>
        {children}
      </fieldset>
    </details>
  );
}
