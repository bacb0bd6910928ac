import { text } from '@odeta/ui';
import { figureShapes } from './figure-shapes.ts';
import { type MeasureMark, measureMarks } from './measure-marks.ts';
import { MeasuringFigure } from './measuring-figure.tsx';
import classes from './measuring-guide.module.css';

interface Props {
  tables: Parameters<typeof measureMarks>[0];
  /** Text alternative of a figure, by what it shows. */
  figureLabel: (measures: string) => string;
}

/** How to take the measures of the tables: figures, and a sentence for each letter in them. */
export function MeasuringGuide({ tables, figureLabel }: Props) {
  const marks = measureMarks(tables);
  const figures = figureShapes
    .map((shape) => ({ shape, shown: marks.filter(({ measure }) => measure !== null && measure in shape.places) }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <div className={classes.guide}>
      {figures.map(({ shape, shown }) => (
        <MeasuringFigure key={namesOf(shown)} shape={shape} marks={shown} label={figureLabel(namesOf(shown))} />
      ))}
      <dl>
        {marks.map(({ letter, name, text: hint, measure }) => (
          <div key={name} className={classes.hint}>
            <dt className={text.medium}>
              {measure !== null && <span className={classes.letter}>{letter} </span>}
              {name}
            </dt>
            <dd className={text.soft}>{hint}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const namesOf = (marks: readonly MeasureMark[]) => marks.map(({ letter, name }) => `${letter} ${name}`).join(', ');
