import { Icon, type IconSource } from '@odeta/ui';
import classes from './counted-icon.module.css';

interface Props {
  icon: IconSource;
  size: 20 | 24;
  count: number;
}

/** An icon with a number, if there is one. It comes after the label in the document, so that it is read aloud as "Cart 3". */
export function CountedIcon({ icon, size, count }: Props) {
  return (
    <span className={classes.icon}>
      <Icon icon={icon} size={size} />
      {count > 0 && <span className={classes.count}>{count}</span>}
    </span>
  );
}
