import type { Picture as PictureData } from '@odeta/contracts';
import { classNames, Picture, text } from '@odeta/ui';
import measures from './measure-lines.module.css';
import { MeasureLines } from './measure-lines.tsx';
import classes from './measured-picture.module.css';
import { type Measured, useMeasured } from './use-measured.ts';

interface Props {
  measured: Measured;
  front: PictureData;
  /** As in `<img sizes>`. */
  sizes: string;
}

export function MeasuredPicture({ front, sizes, measured }: Props) {
  const { caption, isCaptionLow, lines } = useMeasured(measured);
  return (
    <figure className={classes.measured}>
      <Picture picture={front} sizes={sizes} decorative />
      <MeasureLines lines={lines} goods={measured.goods} />
      <figcaption className={classNames(measures.caption, isCaptionLow && measures.low)}>
        {caption}
        <span className={text.spoken}>: {lines.map(({ label }) => label).join(', ')}</span>
      </figcaption>
    </figure>
  );
}
