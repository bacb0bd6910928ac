import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import { focusNextField } from './focus-next-field.ts';
import classes from './step.module.css';

interface Props {
  number: number;
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** Without children only the title is shown. */
  children?: ReactNode;
}

export function Step({ number, title, action, children }: Props) {
  const id = `step-${number}`;
  return (
    <section
      className={classNames(classes.step, !children && classes.waiting)}
      aria-labelledby={id}
      onKeyDown={focusNextField}
    >
      <div className={classes.head}>
        <span className={classNames(text.size22, classes.number)} aria-hidden="true">
          {number}
        </span>
        <h2 id={id} className={text.size22}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
