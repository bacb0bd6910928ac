import { reviewPhotoUrl } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Icon, text } from '@odeta/ui';
import { RetriedImage } from '@odeta/ui/retried-image';
import classes from './reviews.module.css';
import { createWriteReviewStore } from './write-review.store.ts';

/** Existing photos. Removed ones are deleted when the review is submitted. */
export function StoredPhotos() {
  const t = useTexts('account');
  const store = useStore(createWriteReviewStore);
  const { kept } = useSnapshot(store.state);
  if (kept.length === 0) return null;
  return (
    <ul className={classes.photos}>
      {kept.map((id, index) => (
        <li key={id} className={classes.stored}>
          <RetriedImage
            src={reviewPhotoUrl(id, 'small')}
            alt={t('reviews.photo', { number: index + 1 })}
            width={96}
            height={96}
          />
          <button type="button" className={classes.drop} onClick={() => store.dropPhoto(id)}>
            <Icon icon="x" />
            <span className={text.spoken}>{t('reviews.drop-photo', { number: index + 1 })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
