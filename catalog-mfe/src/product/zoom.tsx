import zoomIn from '@lucide/icons/icons/zoom-in';
import zoomOut from '@lucide/icons/icons/zoom-out';
import type { Picture as PictureData } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, Icon, IconButton, Picture, text } from '@odeta/ui';
import { useCarousel } from '@odeta/ui/carousel';
import { Dialog } from '@odeta/ui/overlays';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useEnlarged } from './use-enlarged.ts';
import classes from './zoom.module.css';

/** Swiper leaves drags and wheel of an enlarged picture alone. */
const NO_SWIPER = 'swiper-no-swiping swiper-no-mousewheel';

export interface ZoomProps {
  open: boolean;
  onClose: () => void;
  title: string;
  pictures: readonly PictureData[];
  /** Which picture it opens with. */
  start: number;
}

/** The pictures as large as the screen, and larger: with the pointer, with fingers, or by keyboard. */
export const Zoom = ({ open, onClose, title, ...rest }: ZoomProps) => (
  <Dialog size="screen" open={open} onClose={onClose} title={title}>
    <Pictures {...rest} />
  </Dialog>
);

function Pictures({ pictures, start }: Pick<ZoomProps, 'pictures' | 'start'>) {
  const t = useTexts('catalog');
  const { bindings, place, goTo } = useCarousel(pictures.length);
  const enlarged = useEnlarged();
  const { ref: view } = bindings;
  const enlarge = useRef<HTMLButtonElement>(null);

  // After the window is open: before, nothing has a width, and the window's cross has the focus.
  useEffect(() => {
    view.current?.scrollTo({ left: start * view.current.clientWidth, behavior: 'instant' });
    enlarge.current?.focus();
  }, [view, start]);

  function show(index: number) {
    enlarged.leave();
    goTo(index);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '-') enlarged.set(event.key === '+');
    else if (!enlarged.isOn && event.key === 'ArrowRight') show(place.first + 1);
    else if (!enlarged.isOn && event.key === 'ArrowLeft') show(place.first - 1);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole window; each has a button, too
    <div className={classes.zoom} onKeyDown={handleKey}>
      <div ref={view} className={classNames(classes.view, enlarged.isOn && classes.still)} onScroll={bindings.onScroll}>
        <ul className={classNames(classes.track, 'swiper-wrapper')} aria-label={t('product.pictures')}>
          {pictures.map((picture, index) => (
            <li
              key={picture.path}
              className={classNames(classes.slide, 'swiper-slide', enlarged.isOn && NO_SWIPER)}
              inert={index !== place.first || undefined}
            >
              <div
                {...(index === place.first ? enlarged.bindings : {})}
                className={classNames(classes.pane, index === place.first && enlarged.isOn && classes.enlarged)}
              >
                <div className={classes.sheet}>
                  <Picture picture={picture} sizes={enlarged.isOn ? '200vw' : '100vw'} loading="eager" />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.controls}>
        <Button ref={enlarge} kind="secondary" size="small" onClick={() => enlarged.set(!enlarged.isOn)}>
          <Icon icon={enlarged.isOn ? zoomOut : zoomIn} />
          {t(enlarged.isOn ? 'product.zoom.out' : 'product.zoom.in')}
        </Button>
        {pictures.length > 1 && <Thumbnails pictures={pictures} current={place.first} onChoose={show} />}
      </div>
      <p role="status" className={text.spoken}>
        {t('product.picture-of', { number: place.first + 1, total: pictures.length })}
      </p>
    </div>
  );
}

interface ThumbnailsProps {
  pictures: readonly PictureData[];
  current: number;
  onChoose: (index: number) => void;
}

/** Small pictures from small files, and a step each way. */
function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  const t = useTexts('catalog');
  return (
    <div className={classes.steps}>
      <IconButton
        icon="arrow-left"
        label={t('product.zoom.previous')}
        disabled={current === 0}
        onClick={() => onChoose(current - 1)}
      />
      <ul className={classes.thumbnails}>
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            <button
              type="button"
              className={classes.thumbnail}
              aria-current={index === current || undefined}
              aria-label={t('product.picture-of', { number: index + 1, total: pictures.length })}
              onClick={() => onChoose(index)}
            >
              <Picture picture={picture} sizes="48px" loading="eager" decorative />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        icon="arrow-right"
        label={t('product.zoom.next')}
        disabled={current === pictures.length - 1}
        onClick={() => onChoose(current + 1)}
      />
    </div>
  );
}
