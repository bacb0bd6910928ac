import { classNames, text } from '@odeta/ui';
import classes from './numbers.module.css';

interface Props {
  title: string;
  /** In the order of the axis. */
  bars: readonly { name: string; value: number }[];
  write: (value: number) => string;
}

/** Share of its place that a bar fills. */
const FILLED = 0.8;

/** Bars over days. Words are outside of the drawing, so that they keep their size; the table beside it has every value. */
export function Plot({ title, bars, write }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const highest = bars.find(({ value }) => value === most);
  const label = highest ? `${title}: ${highest.name} ${write(most)}` : title;
  return (
    <figure className={classes.plot}>
      <figcaption className={text.medium}>{title}</figcaption>
      <p className={classNames(text.size13, text.soft)} aria-hidden="true">
        {write(most)}
      </p>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${bars.length} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ name, value }, index) => (
          <rect
            key={name}
            className={classes.bar}
            x={index + (1 - FILLED) / 2}
            width={FILLED}
            y={100 - (100 * value) / most}
            height={(100 * value) / most}
          >
            <title>{`${name}: ${write(value)}`}</title>
          </rect>
        ))}
      </svg>
      <p className={classNames(classes.ends, text.size13, text.soft)} aria-hidden="true">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </p>
    </figure>
  );
}

/** A bar in a row of a table, whose number stands beside it. */
export const RowBar = ({ share }: { share: number }) => (
  <svg className={classes.row} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
    <rect className={classes.ground} width={100} height={10} />
    <rect className={classes.bar} width={100 * Math.min(1, share)} height={10} />
  </svg>
);
