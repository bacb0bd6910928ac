import { useDrop } from '@odeta/attachments';
import { useTexts } from '@odeta/storefront/i18n';
import { buttonClass, classNames, text } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import type { ChangeEvent } from 'react';
import classes from './pictures.module.css';
import { MOST_MEGABYTES } from './uploads.store.ts';
import type { PictureUpload } from './use-picture-upload.ts';

interface Props {
  id: string;
  /** Of the picture, for its name. */
  label: string;
  upload: PictureUpload;
}

/**
 * Without HEIC and without a wildcard: Safari then converts pictures of an iPhone by itself, on a Mac to the first of these kinds, on an iPhone
 * to JPEG.
 */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** Chooses a file or takes one that is dropped. */
export function UploadPicture({ id, label, upload: { problem, isBusy, take } }: Props) {
  const t = useTexts('staff');
  const { isOver, ...drop } = useDrop(take);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    take([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    // The focus of a press in it lets the browser paste there.
    <div className={classNames(classes.upload, isOver && classes.over)} tabIndex={-1} {...drop}>
      <label className={classNames(buttonClass({ kind: 'secondary', size: 'small' }), classes.choose)}>
        <input
          id={id}
          className={text.spoken}
          type="file"
          accept={ACCEPTED}
          onChange={choose}
          aria-label={t('pictures.upload-to', { label })}
          aria-describedby={problem === null ? `${id}-note` : `${id}-error ${id}-note`}
          aria-invalid={problem !== null || undefined}
        />
        <span aria-hidden="true">{t('pictures.upload')}</span>
      </label>
      <p id={`${id}-note`} className={classes.note}>
        {t('pictures.note', { size: MOST_MEGABYTES })}
      </p>
      <p aria-live="polite" className={classes.note}>
        {isBusy && t('pictures.busy')}
      </p>
      <div role="alert">{problem !== null && <FieldError id={`${id}-error`} message={problem} />}</div>
    </div>
  );
}
