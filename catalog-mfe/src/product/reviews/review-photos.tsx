import type { Review } from '@odeta/contracts';
import { reviewPhotoUrl } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { RetriedImage } from '@odeta/ui/retried-image';
import { type MouseEvent, useState } from 'react';
import { useOnDemand } from '../../page/use-on-demand.ts';
import classes from './review-photos.module.css';

/** The photos of a review. Each one opens enlarged in a dialog, which is a lazy chunk. */
export function ReviewPhotos({ review: { photos, nick } }: { review: Snapshot<Pick<Review, 'photos' | 'nick'>> }) {
  const t = useTexts('catalog');
  const zoom = useOnDemand(() => import('./review-photo-zoom.tsx'));
  const [start, setStart] = useState(0);

  function open(event: MouseEvent, index: number) {
    setStart(index);
    zoom.open(event);
  }

  return (
    <>
      <ul className={classes.photos}>
        {photos.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              className={classes.open}
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
            >
              <RetriedImage
                src={reviewPhotoUrl(id, 'small')}
                alt={t('product.reviews.photos.open', { number: index + 1, total: photos.length })}
                width={96}
                height={96}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {zoom.part && (
        <zoom.part.ReviewPhotoZoom
          key={start}
          open={zoom.isOpen}
          onClose={zoom.close}
          photos={photos}
          nick={nick}
          start={start}
        />
      )}
    </>
  );
}
