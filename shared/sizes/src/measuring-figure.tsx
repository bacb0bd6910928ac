import { FIGURE_HEIGHT, FIGURE_WIDTH, type FigureShape } from './figure-shapes.ts';
import type { MeasureMark } from './measure-marks.ts';
import classes from './measuring-figure.module.css';

interface Props {
  shape: FigureShape;
  /** The measures that the figure has a place for. */
  marks: readonly MeasureMark[];
  /** Text alternative. */
  label: string;
}

const LETTER_RADIUS = 12;
/** From the middle of a letter to its baseline. */
const LETTER_DROP = 4.5;

/** A line drawing of the body, a foot or a hand with the places to measure. */
export function MeasuringFigure({ shape: { lines, isMirrored, places }, marks, label }: Props) {
  const drawn = lines.join('');
  return (
    <svg className={classes.figure} viewBox={`0 0 ${FIGURE_WIDTH} ${FIGURE_HEIGHT}`} role="img" aria-label={label}>
      <path d={drawn} />
      {isMirrored && <path d={drawn} transform={`translate(${FIGURE_WIDTH}) scale(-1 1)`} />}
      {marks.map(({ letter, measure }) => {
        const place = places[measure ?? ''];
        if (!place) return null;
        const { tape, leader, x, y } = place;
        return (
          <g key={letter}>
            <path d={leader} />
            <path className={classes.tape} d={tape} />
            <circle className={classes.disc} cx={x} cy={y} r={LETTER_RADIUS} />
            <text className={classes.letter} x={x} y={y + LETTER_DROP} textAnchor="middle">
              {letter}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
