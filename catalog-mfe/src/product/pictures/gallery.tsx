import { largestFile, type Picture as PictureData } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Picture, text } from '@odeta/ui';
import { Carousel, useCarousel } from '@odeta/ui/carousel';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useOnDemand } from '../../page/use-on-demand.ts';
import classes from './gallery.module.css';
import { MeasuredPicture } from './measured-picture.tsx';
import type { Measured } from './use-measured.ts';
import type { ZoomStart } from './zoom.tsx';

const SIZES = '(min-width: 1340px) 436px, (min-width: 992px) 30vw, (min-width: 720px) 47vw, 100vw';
const WIDE = '(min-width: 1340px) 880px, (min-width: 992px) 60vw, 100vw';

interface Props {
  /** Name of the product. */
  name: string;
  pictures: readonly PictureData[];
  /** Measures over the front picture, shown as the last picture; `null` if unknown. */
  measured?: Measured | null;
}

/** The pictures of the chosen colour: a grid on wide pages, a carousel on phones. Each one opens enlarged. */
export function Gallery({ name, pictures, measured = null }: Props) {
  const t = useTexts('catalog');
  const [front] = pictures;
  const count = pictures.length + (measured && front ? 1 : 0);
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
        className={classNames(classes.pictures, isAlone && classes.alone)}
        sayPlace={({ first, total }) => t('product.picture-of', { number: first, total })}
        slides={[
          ...pictures.map((picture, index) => ({
            key: picture.path,
            content: opener(
              picture,
              { index, withMeasures: false },
              <Picture
                picture={picture}
                sizes={isAlone ? WIDE : SIZES}
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
