import { classNames, layout, Skeleton } from '@odeta/ui';
import classes from './page-skeleton.module.css';

export const PageSkeleton = () => (
  <div className={classNames(layout.wrap, layout.columns, classes.page)}>
    <Skeleton className={classes.title} />
    <Skeleton className={classes.body} />
    <Skeleton className={classes.body} />
  </div>
);
