import type { GoodsBox, MeasureLine } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import { HEIGHT, placed, WIDTH } from './measure-geometry.ts';
import classes from './measure-lines.module.css';

/** A line of the chosen size with its text. */
export interface LabelledLine {
  line: Snapshot<MeasureLine>;
  label: string;
}

/** The lines over a 3:4 picture, scaled with it. Hidden from screen readers, because the values are also text beside them. */
export const MeasureLines = ({ lines, goods }: { lines: readonly LabelledLine[]; goods: GoodsBox }) => (
  <svg
    className={classes.lines}
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {lines.map(({ line, label }) => (
      <Line key={line.name} line={line} goods={goods} label={label} />
    ))}
  </svg>
);

function Line({ line, goods, label }: LabelledLine & { goods: GoodsBox }) {
  const { path, x, y, turn } = placed(line, goods);
  return (
    <>
      <path className={classes.halo} d={path} />
      <path className={classes.line} d={path} />
      <text className={classes.label} x={x} y={y} textAnchor="middle" transform={turn}>
        {label}
      </text>
    </>
  );
}
