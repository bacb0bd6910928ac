import {
  largestFile,
  type Picture as PictureData,
  type PictureFormat,
  pictureFile,
  pictureViews,
  viewOf,
} from '@odeta/contracts';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import classes from './picture.module.css';

interface Props {
  picture: PictureData;
  /** How wide it stands on the page, as in `<img sizes>`. */
  sizes: string;
  /** `auto` leaves it to the browser. */
  loading?: 'lazy' | 'auto' | 'eager';
  /** The first big picture of a page: fetched before everything else. */
  priority?: boolean;
  /** Says nothing new beside the words that stand next to it. */
  decorative?: boolean;
  className?: string;
}

/** A picture of the media host in the shape of its view, on the studio's ground. */
export function Picture(props: Props) {
  return <PictureFile key={props.picture.path} {...props} />;
}

function PictureFile({ picture, sizes, loading = 'lazy', priority = false, decorative = false, className }: Props) {
  const [failed, setFailed] = useState(false);
  const view = viewOf(picture.path);
  const { aspect, avif, webp } = pictureViews[view];
  const width = Math.max(...avif);
  const whenHere = priority ? 'eager' : loading;

  return (
    <picture className={classNames(classes.picture, classes[view], className)}>
      <source type="image/avif" srcSet={sourceSet(picture.path, 'avif', avif)} sizes={sizes} />
      <img
        ref={(image) => {
          // It may have failed before React was there to hear of it.
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
        }}
        className={classNames(classes.image, failed && classes.failed)}
        src={largestFile(picture.path, 'webp')}
        srcSet={sourceSet(picture.path, 'webp', webp)}
        sizes={sizes}
        width={width}
        height={(width * aspect[1]) / aspect[0]}
        alt={decorative ? '' : picture.alt}
        loading={whenHere === 'auto' ? undefined : whenHere}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}

const sourceSet = (path: string, format: PictureFormat, widths: readonly number[]) =>
  widths.map((width) => `${pictureFile(path, format, width)} ${width}w`).join(', ');
