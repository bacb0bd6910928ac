import { AttachmentList } from '@odeta/attachments';
import { OPINION_LENGTH, type OwnReview, photoRules, type ReviewedGoods, reviewTags, wornTags } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { Checkbox, CsrfField, ErrorSummary, FieldGrid, TextArea, TextField } from '@odeta/ui/forms';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useAddress } from '../forms/use-address.ts';
import { FitField } from './fit-field.tsx';
import { REVIEW_FORM } from './posted-review.ts';
import classes from './reviews.module.css';
import legend from './star-field.module.css';
import { StarField } from './star-field.tsx';
import { StoredPhotos } from './stored-photos.tsx';
import { useReviewForm } from './use-review-form.ts';
import { createWriteReviewStore } from './write-review.store.ts';

interface Props {
  goods: Readonly<ReviewedGoods>;
  /** The existing review; `null` for a new one. */
  review: Snapshot<OwnReview> | null;
}

const isWorn = (tag: string) => wornTags.some((worn) => worn === tag);

/** The form of a review: stars, size rating, text, tags and photos. */
export function ReviewForm({ goods, review }: Props) {
  const t = useTexts('account');
  const store = useStore(createWriteReviewStore);
  const { isBusy, stars, fit, wrong, tags, files, shrinking, fileProblem } = useSnapshot(store.state);
  const address = useAddress();
  const isSized = goods.size !== 'size/one';
  const { form, field, submit, problems, attempts } = useReviewForm({ review, isSized });
  return (
    <form className={classes.form} method="post" action={address} noValidate onSubmit={submit}>
      <CsrfField form={REVIEW_FORM} />
      <ErrorSummary
        title={t('reviews.wrong')}
        lead={t('reviews.places', { count: problems.length })}
        problems={problems}
        attempt={attempts}
      />
      <Trouble />
      <StarField stars={stars} error={wrong.stars ?? null} onChoose={store.rate} />
      {isSized && <FitField fit={fit} error={wrong.fit ?? null} onChoose={store.sayFit} />}
      <TagField isSized={isSized} ticked={tags} onTick={store.tick} />
      <FieldGrid>
        <TextArea
          field={field('text')}
          label={t('reviews.opinion')}
          help={t('reviews.characters', { count: form.watch('text').length, max: OPINION_LENGTH })}
          rows={6}
          required
        />
        <TextField
          field={field('nick')}
          label={t('reviews.nick')}
          help={t('reviews.nick-help')}
          width="half"
          autoComplete="nickname"
          required
        />
        <TextField
          field={field('email')}
          label={t('forms.email')}
          help={t('reviews.email-help')}
          width="half"
          autoComplete="email"
          required
        />
        {isSized && (
          <TextField
            field={field('height')}
            label={t('reviews.height')}
            note={t('files.optional')}
            help={t('reviews.height-help')}
            width="half"
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </FieldGrid>
      {review && <StoredPhotos />}
      <AttachmentList
        rules={photoRules}
        files={files}
        shrinking={shrinking}
        fileProblem={fileProblem}
        texts={t}
        onAdd={store.attachments.addFiles}
        onRemove={store.attachments.removeFile}
        onCancel={store.attachments.cancelFile}
      />
      <p className={classNames(text.size13, text.faint)}>{t('reviews.published-by')}</p>
      <div>
        <Button type="submit" size="large" busy={isBusy}>
          {t(isBusy ? 'reviews.sending' : 'reviews.send')}
        </Button>
      </div>
    </form>
  );
}

interface TagFieldProps {
  /** Whether the product has sizes. */
  isSized: boolean;
  ticked: readonly string[];
  onTick: (tag: string, isOn: boolean) => void;
}

function TagField({ isSized, ticked, onTick }: TagFieldProps) {
  const t = useTexts('account');
  const offered = reviewTags.filter((tag) => isSized || !isWorn(tag));
  return (
    <fieldset className={legend.field}>
      <legend className={legend.legend}>
        {t('reviews.tags-label')} <span className={text.faint}>({t('files.optional')})</span>
      </legend>
      <div className={classes.tags}>
        {offered.map((tag) => (
          <Checkbox
            key={tag}
            name="tag"
            value={tag}
            checked={ticked.includes(tag)}
            onChange={(isOn) => onTick(tag, isOn)}
          >
            {t(`reviews.tags.${tag}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

function Trouble() {
  const t = useTexts('account');
  const { problem } = useSnapshot(useStore(createWriteReviewStore).state);
  const { alert } = usePosted(REVIEW_FORM);
  const shown = problem ?? alert;
  return <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>;
}
