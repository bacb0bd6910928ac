import type { Facets, Filters } from '@odeta/contracts';
import type { Snapshot } from '@odeta/storefront/state';
import classes from './price-bars.module.css';

/** Units of the diagram, which is stretched to the width of the fields. */
const STEP = 10;
const WIDTH = 8;
const HEIGHT = 100;
/** Keeps a single product among many visible. */
const LOWEST = 4;

interface Props {
  price: Snapshot<NonNullable<Facets['price']>>;
  chosen: Pick<Filters, 'from' | 'to'>;
}

/** Number of products by price; bars within the chosen prices are darker. Hidden from screen readers, which read the fields. */
export function PriceBars({ price, chosen }: Props) {
  const { from, to, bars } = price;
  if (bars.length === 0) return null;
  const most = Math.max(...bars);
  const part = (to - from) / bars.length;
  const drawn = bars.map((count, index) => ({
    line: lineOf(index, count, most),
    isChosen:
      from + (index + 1) * part >= (chosen.from ?? Number.NEGATIVE_INFINITY) &&
      from + index * part <= (chosen.to ?? Number.POSITIVE_INFINITY),
  }));
  const linesOf = (isChosen: boolean) =>
    drawn
      .filter((bar) => bar.isChosen === isChosen)
      .map(({ line }) => line)
      .join('');
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${bars.length * STEP - (STEP - WIDTH)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={classes.others} d={linesOf(false)} />
      <path d={linesOf(true)} />
    </svg>
  );
}

function lineOf(index: number, count: number, most: number) {
  if (count === 0) return '';
  const height = Math.max(LOWEST, Math.round((HEIGHT * count) / most));
  return `M${index * STEP} ${HEIGHT}v-${height}h${WIDTH}v${height}z`;
}
