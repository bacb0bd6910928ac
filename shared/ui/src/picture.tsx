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
  /** The displayed width, in the syntax of `<img sizes>`. */
  sizes: string;
  /** `auto` leaves the decision to the browser. */
  loading?: 'lazy' | 'auto' | 'eager';
  /** The first large picture of a page: loaded with high priority. */
  priority?: boolean;
  /** Adds nothing to the text beside it: has an empty `alt`. */
  decorative?: boolean;
  className?: string;
}

/** A picture from the media host, with the aspect ratio of its view and the studio colour as background. */
export function Picture(props: Props) {
  return <PictureFile key={props.picture.path} {...props} />;
}

function PictureFile({ picture, sizes, loading = 'lazy', priority = false, decorative = false, className }: Props) {
  const [failed, setFailed] = useState(false);
  const view = viewOf(picture.path);
  const { aspect, avif } = pictureViews[view];
  const width = Math.max(...avif);
  const whenHere = priority ? 'eager' : loading;
  const files = filesOf(picture.path, sizes);
  // What the server wrote stays; `suppressHydrationWarning` because the browser writes nothing here.
  const isServer = globalThis.document === undefined;

  return (
    <picture className={classNames(classes.picture, classes[view], className)}>
      <source type="image/avif" {...(isServer && files.source)} suppressHydrationWarning />
      <img
        ref={(image) => {
          if (image) showFiles(image, files);
          // Loading may have failed before hydration, when there was no `onError` yet.
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
        }}
        className={classNames(classes.image, failed && classes.failed)}
        {...(isServer && files.image)}
        suppressHydrationWarning
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

interface Files {
  source: { sizes: string; srcSet: string };
  image: { sizes: string; srcSet: string; src: string };
}

function filesOf(path: string, sizes: string): Files {
  const { avif, webp } = pictureViews[viewOf(path)];
  const image = { sizes, srcSet: sourceSet(path, 'webp', webp), src: largestFile(path, 'webp') };
  return { source: { sizes, srcSet: sourceSet(path, 'avif', avif) }, image };
}

/**
 * Names the files of an element that is in the page. React creates elements also for renderings that it discards, and Chromium keeps an
 * image with sizes or several files, and the tree around it, for as long as the document (156) unless it was inserted and removed again.
 */
function showFiles(image: HTMLImageElement, files: Files) {
  const source = image.previousElementSibling;
  for (const [element, attributes] of [[source, files.source] as const, [image, files.image] as const])
    for (const [name, value] of Object.entries(attributes))
      if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}

const sourceSet = (path: string, format: PictureFormat, widths: readonly number[]) =>
  widths.map((width) => `${pictureFile(path, format, width)} ${width}w`).join(', ');
