import classes from './column-name.module.css';
import { letterOf } from './measure-marks.ts';

interface Props {
  /** The tables whose guide is on the page. */
  tables: Parameters<typeof letterOf>[0];
  column: string;
}

/** The name of a column, after its letter in the figure where the container `size-table` has room for it. */
export function ColumnName({ tables, column }: Props) {
  const letter = letterOf(tables, column);
  return (
    <>
      {letter !== null && (
        <span className={classes.letter} aria-hidden="true">
          {letter}{' '}
        </span>
      )}
      {column}
    </>
  );
}
