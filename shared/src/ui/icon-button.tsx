import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { iconButtonClass } from './icon-button-class.ts';

/** A drawing of the shop by its name, or one of the unit's own. */
type Drawing = { icon: IconName; drawing?: undefined } | { icon?: undefined; drawing: string };

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> &
  Drawing & {
    /** What the button does, in words. */
    label: string;
    outlined?: boolean;
  };

export function IconButton({ icon, drawing, label, outlined, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={iconButtonClass({ outlined })} aria-label={label}>
      {icon === undefined ? <Icon drawing={drawing} /> : <Icon name={icon} />}
    </button>
  );
}
