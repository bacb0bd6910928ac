import ruler from '@lucide/icons/icons/ruler';
import zoomIn from '@lucide/icons/icons/zoom-in';
import zoomOut from '@lucide/icons/icons/zoom-out';
import type { Picture as PictureData } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, Icon, Picture, text } from '@odeta/ui';
import { useCarousel } from '@odeta/ui/carousel';
import { Dialog } from '@odeta/ui/overlays';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useEnlarged } from './use-enlarged.ts';
import type { Measured } from './use-measured.ts';
import classes from './zoom.module.css';
import { ZoomMeasures } from './zoom-measures.tsx';
import { ZoomThumbnails } from './zoom-thumbnails.tsx';

/** Swiper ignores drag and wheel on an enlarged picture. */
const NO_SWIPER = 'swiper-no-swiping swiper-no-mousewheel';

export interface ZoomStart {
  /** Index of the first shown picture. */
  index: number;
  withMeasures: boolean;
}

interface ZoomProps {
  open: boolean;
  onClose: () => void;
  title: string;
  pictures: readonly PictureData[];
  /** The measures over the first picture. */
  measured: Measured | null;
  start: ZoomStart;
}

/** The pictures in full-screen size, enlarged further by pointer, touch or keyboard. */
export const Zoom = ({ open, onClose, title, ...rest }: ZoomProps) => (
  <Dialog size="screen" open={open} onClose={onClose} title={title}>
    <Pictures {...rest} />
  </Dialog>
);

type PicturesProps = Pick<ZoomProps, 'pictures' | 'measured' | 'start'>;

function Pictures({ pictures, measured, start }: PicturesProps) {
  const t = useTexts('catalog');
  const { bindings, place, goTo } = useCarousel(pictures.length);
  const enlarged = useEnlarged();
  const { ref: view } = bindings;
  const enlarge = useRef<HTMLButtonElement>(null);
  const [withMeasures, setWithMeasures] = useState(start.withMeasures);
  const current = place.first;
  const isMeasured = withMeasures && current === 0;

  // Runs after the dialog has opened: before that nothing has a width, and the dialog focuses its close button.
  useEffect(() => {
    view.current?.scrollTo({ left: start.index * view.current.clientWidth, behavior: 'instant' });
    enlarge.current?.focus();
  }, [view, start.index]);

  function show(index: number) {
    enlarged.leave();
    goTo(index);
  }

  function switchMeasures() {
    setWithMeasures(!isMeasured);
    if (current !== 0) show(0);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '-') enlarged.set(event.key === '+');
    else if (!enlarged.isOn && event.key === 'ArrowRight') show(current + 1);
    else if (!enlarged.isOn && event.key === 'ArrowLeft') show(current - 1);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts of the whole dialog; each one also has a button
    <div className={classes.zoom} onKeyDown={handleKey}>
      <div ref={view} className={classNames(classes.view, enlarged.isOn && classes.still)} onScroll={bindings.onScroll}>
        <ul className={classNames(classes.track, 'swiper-wrapper')} aria-label={t('product.pictures')}>
          {pictures.map((picture, index) => (
            <Slide
              key={picture.path}
              picture={picture}
              measured={index === 0 && withMeasures ? measured : null}
              isCurrent={index === current}
              enlarged={enlarged}
            />
          ))}
        </ul>
      </div>
      <div className={classes.controls}>
        <Button ref={enlarge} kind="secondary" size="small" onClick={() => enlarged.set(!enlarged.isOn)}>
          <Icon icon={enlarged.isOn ? zoomOut : zoomIn} />
          {t(enlarged.isOn ? 'product.zoom.out' : 'product.zoom.in')}
        </Button>
        {measured && (
          <Button
            kind={isMeasured ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={isMeasured}
            onClick={switchMeasures}
          >
            <Icon icon={ruler} />
            {t('product.measures.switch')}
          </Button>
        )}
        {pictures.length > 1 && <ZoomThumbnails pictures={pictures} current={current} onChoose={show} />}
      </div>
      <p role="status" className={text.spoken}>
        {t('product.picture-of', { number: current + 1, total: pictures.length })}
      </p>
    </div>
  );
}

interface SlideProps {
  picture: PictureData;
  measured: Measured | null;
  isCurrent: boolean;
  enlarged: ReturnType<typeof useEnlarged>;
}

function Slide({ picture, measured, isCurrent, enlarged }: SlideProps) {
  return (
    <li
      className={classNames(classes.slide, 'swiper-slide', enlarged.isOn && NO_SWIPER)}
      inert={!isCurrent || undefined}
    >
      <div
        {...(isCurrent ? enlarged.bindings : {})}
        className={classNames(classes.pane, isCurrent && enlarged.isOn && classes.enlarged)}
      >
        <div className={classes.sheet}>
          <Picture picture={picture} sizes={enlarged.isOn ? '200vw' : '100vw'} loading="eager" />
          {measured && <ZoomMeasures measured={measured} />}
        </div>
      </div>
    </li>
  );
}
