import type { Facets } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Icon, text } from '@odeta/ui';
import { useState } from 'react';
import { Facet } from './facet.tsx';
import classes from './facet-colors.module.css';
import { FacetOption } from './facet-option.tsx';
import { toggle } from './filters.ts';
import type { Listing } from './use-listing.ts';

/** So many colours are seen at a glance. */
const FIRST = 8;

interface Props {
  colors: Snapshot<Facets>['color'];
  listing: Listing;
}

/** The colours there are; beyond the first ones, those that are left fold away. */
export function FacetColors({ colors, listing: { address, go } }: Props) {
  const t = useTexts('catalog');
  const chosen = address.filters.color;
  // One that would fold away alone may as well stay.
  const first = colors.length <= FIRST + 1 ? colors.length : FIRST;
  const [isMoreOpen] = useState(() => colors.slice(first).some(({ code }) => chosen.includes(code)));
  if (colors.length === 0) return null;
  const options = colors.map(({ code, name, hex, count }) => (
    <FacetOption
      key={code}
      name="color"
      value={code}
      label={name}
      hex={hex}
      count={count}
      checked={chosen.includes(code)}
      onToggle={() => go(({ filters }) => ({ filters: toggle(filters, 'color', code) }))}
    />
  ));
  return (
    <Facet title={t('category.filters.color')}>
      {options.slice(0, first)}
      {options.length > first && (
        <details className={classes.more} open={isMoreOpen}>
          <summary>
            <span className={text.link}>{t('category.filters.more', { count: options.length - first })}</span>
            <Icon icon="chevron-down" size={16} />
          </summary>
          {options.slice(first)}
        </details>
      )}
    </Facet>
  );
}
