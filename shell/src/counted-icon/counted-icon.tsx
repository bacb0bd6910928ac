import { Icon, type IconName } from '@odeta/ui';
import classes from './counted-icon.module.css';

type IconSource = { name: IconName; path?: undefined } | { name?: undefined; path: string };

/** An icon with a number on it, when there is one. Stands after the word it belongs to: it is read as "Cart 3". */
export function CountedIcon({ count, ...icon }: IconSource & { count: number; size: 20 | 24 }) {
  return (
    <span className={classes.icon}>
      <Icon {...icon} />
      {count > 0 && <span className={classes.count}>{count}</span>}
    </span>
  );
}
