import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import type { ReactNode } from 'react';
import classes from './facet-option.module.css';

interface Props {
  name: string;
  value: string;
  label: ReactNode;
  /** `#rrggbb`, for a colour. */
  hex?: string;
  /** Number of products with this filter. */
  count: number;
  checked: boolean;
  onToggle: () => void;
}

/** A filter without products cannot be ticked, but it can always be removed. */
export function FacetOption({ name, value, label, hex, count, checked, onToggle }: Props) {
  const t = useTexts('catalog');
  const { format } = useStorefront();
  const isNone = count === 0 && !checked;
  return (
    <Checkbox name={name} value={value} checked={checked} disabled={isNone} onChange={onToggle}>
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
}

/** An SVG, because the colour is data and the content security policy forbids style attributes. */
const Dot = ({ hex }: { hex: string }) => (
  <svg width={12} height={12} aria-hidden="true" stroke="#1b1917" strokeOpacity=".22">
    <circle cx={6} cy={6} r={5.5} fill={hex} />
  </svg>
);
