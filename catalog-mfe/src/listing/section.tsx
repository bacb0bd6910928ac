import { classNames, layout, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './section.module.css';

interface Props {
  id?: string;
  title: string;
  /** Shown beside the title, for example a link to more. */
  aside?: ReactNode;
  /** Whether it contains rows of products that are not visible at first. */
  later?: boolean;
  children: ReactNode;
}

/** A block of a page with its title. */
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
