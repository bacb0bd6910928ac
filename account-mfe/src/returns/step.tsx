import { classNames, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './return.module.css';

/** A numbered section of the form. */
export const Step = ({
  id,
  number,
  title,
  children,
}: {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}) => (
  <section className={classes.step} aria-labelledby={id}>
    <h2 id={id} className={classNames(classes.stepTitle, text.size22)}>
      <span className={text.faint}>{number}</span> {title}
    </h2>
    {children}
  </section>
);
