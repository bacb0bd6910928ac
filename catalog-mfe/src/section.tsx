import { classNames, layout, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './section.module.css';

interface Props {
  id?: string;
  title: string;
  /** Beside the title: where to see more. */
  aside?: ReactNode;
  /** Rows of products, below the first view. */
  later?: boolean;
  children: ReactNode;
}

/** A block of a page under its title. */
export const Section = ({ id, title, aside, later, children }: Props) => (
  <section
    id={id}
    className={classNames(layout.wrap, classes.section, later && layout.later, later && classes.products)}
  >
    <div className={classes.head}>
      <h2 className={text.title36}>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
