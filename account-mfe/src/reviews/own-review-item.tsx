import { type OwnReview, reviewPhotoUrl } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { useSecondPress } from '@odeta/ui/forms';
import { Badge, Stars } from '@odeta/ui/products';
import { RetriedImage } from '@odeta/ui/retried-image';
import { writeReviewUrl } from '../links/write-review-url.ts';
import { ReviewedGoods } from './reviewed-goods.tsx';
import classes from './reviews.module.css';

const kinds = { waiting: 'quiet', published: 'success', refused: 'danger' } as const;

interface Props {
  review: Snapshot<OwnReview>;
  onDelete: () => void;
}

/** A review by the customer with its state and actions. */
export function OwnReviewItem({ review, onDelete }: Props) {
  const t = useTexts('account');
  const { session } = useStorefront();
  const { goods, state, refusal, stars, text: words, photos, on } = review;
  return (
    <li className={classes.written}>
      <ReviewedGoods goods={goods} />
      <div className={classes.state}>
        <Stars stars={stars} />
        <Badge kind={kinds[state]}>{t(`reviews.state.${state}`)}</Badge>
        <span className={classNames(text.size12, text.faint)}>{dateText(session.country, on)}</span>
      </div>
      {refusal !== null && <p className={text.size14}>{t('reviews.refused', { reason: refusal })}</p>}
      <p className={classes.words}>{words}</p>
      {photos.length > 0 && (
        <p className={classes.photos}>
          {photos.map(({ id }, index) => (
            <RetriedImage
              key={id}
              src={reviewPhotoUrl(id, 'small')}
              alt={t('reviews.photo', { number: index + 1 })}
              width={72}
              height={72}
              loading="lazy"
            />
          ))}
        </p>
      )}
      <Actions review={review} onDelete={onDelete} />
    </li>
  );
}

/** Asks before deleting. */
function Actions({ review: { id, state, goods }, onDelete }: Props) {
  const t = useTexts('account');
  const { isAsked, ask, leave, askRef, leaveRef } = useSecondPress();
  const name = <span className={text.spoken}> {goods.name}</span>;
  if (isAsked)
    return (
      <div className={classes.actions}>
        <p className={text.size14}>{t('reviews.delete-question')}</p>
        <Button size="small" onClick={onDelete}>
          {t('reviews.delete-yes')}
          {name}
        </Button>
        <Button kind="text" size="small" ref={leaveRef} onClick={leave}>
          {t('reviews.delete-no')}
        </Button>
      </div>
    );
  return (
    <div className={classes.actions}>
      {state === 'waiting' && (
        <a className={classNames(text.size14, text.link, classes.action)} href={writeReviewUrl({ review: id })}>
          {t('reviews.change')}
          {name}
        </a>
      )}
      <Button kind="text" size="small" ref={askRef} onClick={ask}>
        {t('reviews.delete')}
        {name}
      </Button>
    </div>
  );
}
