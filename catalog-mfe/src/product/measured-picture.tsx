import {
  type GoodsBox,
  type MeasureLine,
  type Measures,
  type Picture as PictureData,
  sizeName,
} from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Picture, text } from '@odeta/ui';
import { HEIGHT, placed, WIDTH } from './measure-geometry.ts';
import classes from './measured-picture.module.css';

export interface Measured {
  measures: Snapshot<Measures>;
  goods: GoodsBox;
  /** `size/38`. */
  size: string;
}

interface Props extends Measured {
  front: PictureData;
  /** As in `<img sizes>`. */
  sizes: string;
}

/** P11. The front picture with the measures of a size drawn over it. */
export function MeasuredPicture({ front, sizes, measures, goods, size }: Props) {
  const t = useTexts('catalog');
  const name = sizeName(size);
  const lines = measures.lines.flatMap((line) => {
    const value = line.values[size];
    return value ? [{ line, label: t('product.measures.line', { name: line.name, value }) }] : [];
  });
  const caption = measures.of === 'body' ? t('product.measures.body', { size: name }) : t('product.measures.goods');
  return (
    <figure className={classes.measured}>
      <Picture picture={front} sizes={sizes} decorative />
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
      <figcaption className={classes.caption}>
        {caption}
        <span className={text.spoken}>: {lines.map(({ label }) => label).join(', ')}</span>
      </figcaption>
    </figure>
  );
}

function Line({ line, goods, label }: { line: Snapshot<MeasureLine>; goods: GoodsBox; label: string }) {
  const { path, x, y, turn } = placed(line, goods);
  return (
    <>
      <path className={classes.line} d={path} />
      <text className={classes.label} x={x} y={y} textAnchor="middle" transform={turn}>
        {label}
      </text>
    </>
  );
}
