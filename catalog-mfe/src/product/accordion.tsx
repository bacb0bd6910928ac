import { Icon } from '@odeta/shared/ui';
import type { ReactNode } from 'react';
import classes from './accordion.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
  /** Open when the page comes. */
  open?: boolean;
}

export const Accordion = ({ title, children, open }: Props) => (
  <details className={classes.accordion} open={open}>
    <summary className={classes.summary}>
      {title}
      <Icon name="chevron-down" className={classes.chevron} />
    </summary>
    <div className={classes.body}>{children}</div>
  </details>
);
