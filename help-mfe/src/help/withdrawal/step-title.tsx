import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from '../forms/form.module.css';

interface Props {
  id: string;
  number: number;
  title: string;
  /** Whether the step is not active yet. */
  waiting?: boolean;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

export const StepTitle = ({ id, number, title, waiting, children }: Props) => (
  <div className={classNames(classes.step, waiting && classes.waits)}>
    <h2 id={id} className={text.size22}>
      <span className={classes.number}>{number}</span> {title}
    </h2>
    {children && <span>{children}</span>}
  </div>
);
