import classes from './logo.module.css';

export const Logo = ({ href }: { href: string }) => (
  <a className={classes.logo} href={href}>
    ODETA
  </a>
);
