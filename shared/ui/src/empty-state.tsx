import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { text } from './styles.ts';

interface Props {
  /** An icon or a number above the title. */
  mark?: ReactNode;
  title: string;
  /** The mark is the loud one: the title is set small. */
  quiet?: boolean;
  /** What happened and the way out. */
  children: ReactNode;
}

/** A page that has nothing to show: says so, and where to go from here. */
export const EmptyState = ({ mark, title, quiet, children }: Props) => (
  <div className={classes.empty}>
    {mark}
    <h1 className={quiet ? text.size22 : text.title48}>{title}</h1>
    {children}
  </div>
);
