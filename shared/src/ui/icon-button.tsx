import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import classes from './icon-button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  icon: IconName;
  /** What the button does, in words. */
  label: string;
  outlined?: boolean;
}

export function IconButton({ icon, label, outlined, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={iconButtonClass({ outlined })} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

/** For a link that looks like an icon button. */
export const iconButtonClass = ({ outlined = false }: { outlined?: boolean } = {}) =>
  classNames(classes.button, outlined && classes.outlined);
