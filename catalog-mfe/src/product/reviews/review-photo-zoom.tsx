import { type Review, reviewPhotoUrl } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { IconButton } from '@odeta/ui';
import { Dialog } from '@odeta/ui/overlays';
import { RetriedImage } from '@odeta/ui/retried-image';
import { type KeyboardEvent, useState } from 'react';
import classes from './review-photos.module.css';

interface ReviewPhotoZoomProps {
  open: boolean;
  onClose: () => void;
  photos: Snapshot<Review['photos']>;
  nick: string;
  /** Index of the first shown photo. */
  start: number;
}

/** The photos of a review in full-screen size; arrow keys and buttons change the photo. */
export function ReviewPhotoZoom({ open, onClose, photos, nick, start }: ReviewPhotoZoomProps) {
  const t = useTexts('catalog');
  const [index, setIndex] = useState(start);
  const photo = photos[index];

  function go(step: number) {
    setIndex((from) => Math.min(photos.length - 1, Math.max(0, from + step)));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog size="screen" open={open} onClose={onClose} title={t('product.reviews.photos.title', { nick })}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard shortcuts of the whole dialog; each one also has a button */}
      <div className={classes.zoom} onKeyDown={handleKey}>
        {photo && (
          <RetriedImage
            className={classes.large}
            src={reviewPhotoUrl(photo.id, 'large')}
            alt={t('product.reviews.photos.alt', { number: index + 1, total: photos.length, nick })}
            width={photo.width}
            height={photo.height}
          />
        )}
        <div className={classes.steps}>
          {photos.length > 1 && (
            <>
              <IconButton
                icon="arrow-left"
                label={t('product.zoom.previous')}
                disabled={index === 0}
                onClick={() => go(-1)}
              />
              <span role="status">{t('product.picture-of', { number: index + 1, total: photos.length })}</span>
              <IconButton
                icon="arrow-right"
                label={t('product.zoom.next')}
                disabled={index === photos.length - 1}
                onClick={() => go(1)}
              />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
