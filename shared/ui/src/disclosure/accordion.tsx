import { Icon } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './accordion.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Of several accordions with the same name only one is open at a time. */
  name?: string;
}

/** Native `<details>`: it works before hydration, and the browser's search in the page opens it. */
export const Accordion = ({ title, children, open, name }: Props) => (
  <details className={classes.accordion} open={open} name={name}>
    <summary className={classes.summary}>
      {title}
      <Icon icon="chevron-down" className={classes.chevron} />
    </summary>
    <div className={classes.body}>{children}</div>
  </details>
);
