import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import { memo, type ReactNode } from 'react';
import { type OptionName, pressed } from '../query/filters.ts';
import type { Listing } from '../query/use-listing.ts';
import classes from './facet-option.module.css';

interface Props {
  name: OptionName;
  value: string;
  label: ReactNode;
  /** `#rrggbb`, for a colour. */
  hex?: string;
  /** Number of products with this filter. */
  count: number;
  checked: boolean;
  go: Listing['go'];
}

/** A filter without products cannot be ticked, but it can always be removed. A list has a hundred of them: rendered only if it changes. */
export const FacetOption = memo(function FacetOption({ name, value, label, hex, count, checked, go }: Props) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const isNone = count === 0 && !checked;
  const toggle = () => go(({ filters }) => ({ filters: pressed(filters, name, value) }));
  return (
    <Checkbox name={name} value={value} checked={checked} disabled={isNone} onChange={toggle}>
      <span className={classNames(classes.line, isNone && classes.none)}>
        {hex && <Dot hex={hex} />}
        <span className={classes.name}>{label}</span>
        <span className={classes.count} aria-hidden="true">
          {format.number(count)}
        </span>
        <span className={text.spoken}>, {t('category.count', { count })}</span>
      </span>
    </Checkbox>
  );
});

/** An SVG, because the colour is data and the content security policy forbids style attributes. */
const Dot = ({ hex }: { hex: string }) => (
  <svg width={12} height={12} aria-hidden="true" stroke="#1b1917" strokeOpacity=".22">
    <circle cx={6} cy={6} r={5.5} fill={hex} />
  </svg>
);
