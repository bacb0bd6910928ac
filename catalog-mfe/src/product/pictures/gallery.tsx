import { largestFile, type Picture as PictureData } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Picture, text } from '@odeta/ui';
import { Carousel, useCarousel } from '@odeta/ui/carousel';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useOnDemand } from '../../page/use-on-demand.ts';
import classes from './gallery.module.css';
import { MeasuredPicture } from './measured-picture.tsx';
import { MeasuresTable } from './measures-table.tsx';
import type { Measured } from './use-measured.ts';
import type { ZoomStart } from './zoom.tsx';

const SIZES = '(min-width: 1340px) 436px, (min-width: 992px) 30vw, (min-width: 720px) 47vw, 100vw';
/** A wide picture is as high as wide: the goods are three quarters of it. */
const WIDE = '(min-width: 1340px) 660px, (min-width: 992px) 45vw, (min-width: 720px) 47vw, 100vw';

interface Props {
  /** Name of the product. */
  name: string;
  pictures: readonly PictureData[];
  /** Measures over the front picture and as a table of all sizes, after the pictures; `null` if unknown. */
  measured?: Measured | null;
  sizes?: readonly string[];
}

/**
 * The pictures of the chosen colour: a grid on wide pages, a carousel on phones. Each one opens enlarged. In the grid the first picture of an
 * odd number is as wide as the grid, and both of two, so that the grid has no gap and is not shorter than the column beside it.
 */
export function Gallery({ name, pictures, measured = null, sizes = [] }: Props) {
  const t = useTexts('catalog');
  const [front] = pictures;
  const count = pictures.length + (measured && front ? 2 : 0);
  const isWide = (index: number) => count === 2 || (count % 2 === 1 && index === 0);
  const carousel = useCarousel(count);
  const zoom = useOnDemand(() => import('./zoom.tsx'));
  const [start, setStart] = useState<ZoomStart>({ index: 0, withMeasures: false });
  const isAlone = count === 1;

  function open(event: MouseEvent, at: ZoomStart) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    setStart(at);
    zoom.open(event);
  }

  /** Without scripts the link opens the largest file. */
  const opener = (picture: PictureData, at: ZoomStart, content: ReactNode) => (
    <a className={classes.large} href={largestFile(picture.path, 'avif')} onClick={(event) => open(event, at)}>
      {content}
      <span className={text.spoken}> ({t('product.zoom.open')})</span>
    </a>
  );

  return (
    <div className={classes.gallery}>
      <Carousel
        carousel={carousel}
        label={t('product.pictures')}
        className={classNames(
          classes.pictures,
          count % 2 === 1 && classes.odd,
          count === 2 && classes.two,
          measured && classes.measured,
        )}
        sayPlace={({ first, total }) => t('product.picture-of', { number: first, total })}
        slides={[
          ...pictures.map((picture, index) => ({
            key: picture.path,
            content: opener(
              picture,
              { index, withMeasures: false },
              <Picture
                picture={picture}
                sizes={isWide(index) ? WIDE : SIZES}
                loading={index === 0 ? 'eager' : 'lazy'}
                priority={index === 0}
              />,
            ),
          })),
          ...(measured && front
            ? [
                {
                  key: 'measures',
                  content: opener(
                    front,
                    { index: 0, withMeasures: true },
                    <MeasuredPicture front={front} sizes={SIZES} measured={measured} />,
                  ),
                },
                { key: 'table', content: <MeasuresTable measured={measured} sizes={sizes} /> },
              ]
            : []),
        ]}
      />
      {!isAlone && (
        <span className={classes.place} aria-hidden="true">
          {carousel.place.first + 1} / {count}
        </span>
      )}
      {zoom.part && (
        <zoom.part.Zoom open={zoom.isOpen} onClose={zoom.close} title={name} {...{ pictures, measured, start }} />
      )}
    </div>
  );
}
