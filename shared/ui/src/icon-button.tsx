import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconSource } from './icon.tsx';
import { iconButtonClass } from './icon-button-class.ts';
import { text } from './styles.ts';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  icon: IconSource;
  /** What the button does: its accessible name, and what text browsers and translators show. */
  label: string;
  outlined?: boolean;
  size?: 20 | 24;
}

export function IconButton({ icon, label, outlined, size = 20, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={iconButtonClass({ outlined })}>
      <Icon icon={icon} size={size} />
      <span className={text.spoken}>{label}</span>
    </button>
  );
}
