import {
  type ModeratedReview,
  moderatedStates,
  type ReviewRefusal,
  reviewRefusals,
  STAFF_REVIEW_PHOTO,
} from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { SelectField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { usePress } from '../forms/use-press.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { momentHere } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import { CaseHead, CaseList, States } from './case-list.tsx';
import classes from './decisions.module.css';
import { createDecisions } from './decisions.store.ts';
import { Files } from './files.tsx';
import { ListSearch } from './list-search.tsx';

const PATH = '/decisions/reviews';

/** Reviews are published, refused and taken back. */
export function Reviews() {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { reviews, count } = useSnapshot(store.lists);
  const asked = new URLSearchParams(useLocation().search);
  const only = moderatedStates.find((state) => state === asked.get('state')) ?? 'waiting';
  const q = asked.get('q') ?? '';
  const { lang } = document.documentElement;
  return (
    <>
      <CaseHead kind="reviews">
        <States path={PATH} states={moderatedStates} only={only} />
        <ListSearch key={only} path={PATH} state={only} q={q} />
      </CaseHead>
      <CaseList
        key={`${only} ${q}`}
        items={reviews as readonly ModeratedReview[] | null}
        count={count}
        load={() => store.showReviews(only, q)}
        summary={({ stars, nick, product, country, orderNumber, at }) => ({
          title: t('decisions.stars', { stars, nick }),
          facts: [product, country.toUpperCase(), orderNumber, momentHere(at, lang)],
        })}
      >
        {(review) => <Review review={review} />}
      </CaseList>
    </>
  );
}

function Review({ review: { id, at, body, tags, photos, state, refusal } }: { review: ModeratedReview }) {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const publish = usePress(() => store.decideReview(id, at));
  return (
    <>
      <div className={classes.part}>
        <blockquote className={classes.words}>{body}</blockquote>
        {tags.length > 0 && (
          <p className={text.size14}>{tags.map((tag) => wordFor(t, 'review-tags', tag)).join(', ')}</p>
        )}
        <Files
          names={photos.map((_, place) => `${place + 1}`)}
          address={(place) => `/api${STAFF_REVIEW_PHOTO.replace('{photoId}', photos[place]?.id ?? '')}`}
        />
      </div>
      <div className={classes.part}>
        {refusal && <p>{t('decisions.refused-because', { reason: wordFor(t, 'review-refusals', refusal) })}</p>}
        {state !== 'shown' && (
          <>
            <div role="alert">{publish.problem && <Alert type="error">{publish.problem}</Alert>}</div>
            <div>
              <Button kind="primary" busy={publish.isBusy} onClick={publish.press}>
                {t('decisions.publish')}
              </Button>
            </div>
          </>
        )}
        {state !== 'refused' && <Refuse id={id} at={at} action={state === 'shown' ? 'take-back' : 'refuse'} />}
      </div>
    </>
  );
}

function Refuse({ id, at, action }: { id: number; at: string; action: 'refuse' | 'take-back' }) {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: `review-${id}`,
    values: { refusal: '' },
    required: ['refusal'],
    onSend: ({ refusal }) => store.decideReview(id, at, refusal as ReviewRefusal),
  });
  return (
    <StaffForm action={t(`decisions.${action}`)} isBusy={isBusy} problem={problem} onSubmit={submit}>
      <SelectField
        field={field('refusal')}
        label={t('decisions.refusal')}
        help={t('decisions.refusal-help')}
        placeholder={t('contents.choose')}
        options={reviewRefusals.map((value) => ({ value, label: t(`review-refusals.${value}`) }))}
        required
      />
    </StaffForm>
  );
}
