import { classNames, layout, Skeleton } from '@odeta/ui';
import classes from './cart.module.css';

export const CartSkeleton = () => (
  <div className={layout.wrap}>
    <div className={classNames(layout.columns, classes.columns)}>
      <div className={layout.stack}>
        <Skeleton className={classes.titleBox} />
        <Skeleton className={classes.lineBox} />
        <Skeleton className={classes.lineBox} />
        <Skeleton className={classes.lineBox} />
      </div>
      <Skeleton className={classes.summaryBox} />
    </div>
  </div>
);
