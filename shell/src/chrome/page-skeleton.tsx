import classes from './page-skeleton.module.css';

/** Stands where a page will be: the same boxes, still. */
export function PageSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <div className={classes.title} />
      <div className={classes.body} />
      <div className={classes.aside} />
    </div>
  );
}
