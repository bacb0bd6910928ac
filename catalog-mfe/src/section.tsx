import { classNames, layout, text } from '@odeta/shared/ui';
import type { ReactNode } from 'react';
import classes from './section.module.css';

interface Props {
  id?: string;
  title: string;
  /** Beside the title: where to see more. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A block of a page under its title. */
export const Section = ({ id, title, aside, children }: Props) => (
  <section id={id} className={classNames(layout.wrap, classes.section)}>
    <div className={classes.head}>
      <h2 className={text.title36}>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
