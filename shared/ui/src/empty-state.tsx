import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { text } from './styles.ts';

interface Props {
  /** An icon or a number above the title. */
  mark?: ReactNode;
  title: string;
  /** For a prominent mark: the title is small. */
  quiet?: boolean;
  /** The explanation and the links or buttons to continue. */
  children: ReactNode;
}

/** Shown on a page without content: says why, and where to go from here. */
export const EmptyState = ({ mark, title, quiet, children }: Props) => (
  <div className={classes.empty}>
    {mark}
    <h1 className={quiet ? text.size22 : text.title48}>{title}</h1>
    {children}
  </div>
);
