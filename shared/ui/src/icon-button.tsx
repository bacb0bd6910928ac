import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconSource } from './icon.tsx';
import { iconButtonClass } from './icon-button-class.ts';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  icon: IconSource;
  /** Accessible name: what the button does. */
  label: string;
  outlined?: boolean;
  size?: 20 | 24;
}

export function IconButton({ icon, label, outlined, size = 20, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={iconButtonClass({ outlined })} aria-label={label}>
      <Icon icon={icon} size={size} />
    </button>
  );
}
