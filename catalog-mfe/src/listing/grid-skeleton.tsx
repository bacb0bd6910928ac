import { layout, Skeleton } from '@odeta/ui';
import classes from './grid-skeleton.module.css';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

export const GridSkeleton = () => (
  <div className={layout.wrap}>
    <Skeleton className={classes.title} />
    <div className={classes.grid}>
      {CARDS.map((card) => (
        <Skeleton key={card} className={classes.card} />
      ))}
    </div>
  </div>
);
