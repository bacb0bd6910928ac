import { text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from '../forms/form.module.css';

interface Props {
  id: string;
  number: number;
  title: string;
  /** At the end of the line. */
  children?: ReactNode;
}

export const StepTitle = ({ id, number, title, children }: Props) => (
  <div className={classes.step}>
    <h2 id={id} className={text.size22}>
      <span className={classes.number}>{number}</span>
      {'\u2002'}
      {title}
    </h2>
    {children && <span>{children}</span>}
  </div>
);
