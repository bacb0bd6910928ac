import { classNames } from './class-names.ts';
import classes from './skeleton.module.css';

/** A placeholder while content loads; the class sets its size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={classNames(classes.skeleton, className)} aria-hidden="true" />
);
