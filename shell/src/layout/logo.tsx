import { classNames } from '@odeta/ui';
import classes from './logo.module.css';

interface Props {
  href: string;
  /** As on phones: where little else stands beside it. */
  small?: boolean;
}

export const Logo = ({ href, small }: Props) => (
  <a className={classNames(classes.logo, small && classes.small)} href={href}>
    ODETA
  </a>
);
