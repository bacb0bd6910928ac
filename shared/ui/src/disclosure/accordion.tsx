import { Icon } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './accordion.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
  /** Open when the page comes. */
  open?: boolean;
  /** Of several with the same name one is open at a time. */
  name?: string;
}

/** A heading that folds what is below it. The browser's own: it works before React runs, and a search in the page opens it. */
export const Accordion = ({ title, children, open, name }: Props) => (
  <details className={classes.accordion} open={open} name={name}>
    <summary className={classes.summary}>
      {title}
      <Icon icon="chevron-down" className={classes.chevron} />
    </summary>
    <div className={classes.body}>{children}</div>
  </details>
);
