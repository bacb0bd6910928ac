import { classNames } from './class-names.ts';
import classes from './skeleton.module.css';

/** A box where content will be; the class gives it the content's size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div className={classNames(classes.skeleton, className)} aria-hidden="true" />
);
