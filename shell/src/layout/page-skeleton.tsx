import { classNames, layout, Skeleton } from '@odeta/ui';
import classes from './page-skeleton.module.css';

/** Stands where a page will be: a title, its content and what stands beside it. */
export const PageSkeleton = () => (
  <div className={classNames(layout.wrap, layout.columns, classes.page)}>
    <Skeleton className={classes.title} />
    <Skeleton className={classes.body} />
    <Skeleton className={classes.body} />
  </div>
);
