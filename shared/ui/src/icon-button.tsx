import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { iconButtonClass } from './icon-button-class.ts';

/** An icon of the shared set by its name, or the path of one that only this unit has. */
type IconSource = { icon: IconName; path?: undefined } | { icon?: undefined; path: string };

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> &
  IconSource & {
    /** What the button does, in words. */
    label: string;
    outlined?: boolean;
  };

export function IconButton({ icon, path, label, outlined, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={iconButtonClass({ outlined })} aria-label={label}>
      {icon === undefined ? <Icon path={path} /> : <Icon name={icon} />}
    </button>
  );
}
