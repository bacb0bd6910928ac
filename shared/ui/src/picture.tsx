import { filesOf, largestFile, type Picture as PictureData, pictureViews, viewOf } from '@odeta/contracts';
import { classNames } from './class-names.ts';
import classes from './picture.module.css';
import focusClasses from './picture-focus.module.css';
import { RetriedImage } from './retried-image.tsx';
import { useIsInPage } from './use-is-in-page.ts';

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
  const isInPage = useIsInPage();
  const view = viewOf(picture.path);
  const { focus } = picture;
  const { aspect } = pictureViews[view];
  const { avif, webp } = filesOf(picture.path);
  const width = avif.at(-1)?.width ?? 0;
  const whenHere = priority ? 'eager' : loading;

  return (
    <picture className={classNames(classes.picture, classes[view], className)}>
      {isInPage && (
        <>
          <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
          <RetriedImage
            className={classNames(classes.image, focus && focusClasses.focused)}
            data-x={focus?.x}
            data-y={focus?.y}
            failedClass={classes.failed}
            src={largestFile(picture.path, 'webp')}
            srcSet={sourceSet(webp)}
            sizes={sizes}
            width={width}
            height={Math.round((width * aspect[1]) / aspect[0])}
            alt={decorative ? '' : picture.alt}
            loading={whenHere === 'auto' ? undefined : whenHere}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? 'sync' : 'async'}
          />
        </>
      )}
    </picture>
  );
}

const sourceSet = (files: ReturnType<typeof filesOf>['avif']) =>
  files.map(({ address, width }) => `${address} ${width}w`).join(', ');
