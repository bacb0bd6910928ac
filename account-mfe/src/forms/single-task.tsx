import { classNames, layout, text } from '@odeta/ui';
import type { ReactNode } from 'react';
import classes from './single-task.module.css';

/** A page with a single task. */
export const SingleTask = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classNames(layout.wrap, classes.page)}>
    <h1 className={text.title48}>{title}</h1>
    {children}
  </div>
);
