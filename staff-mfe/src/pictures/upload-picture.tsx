import { useDrop } from '@odeta/attachments';
import { ApiError, useStore } from '@odeta/storefront';
import { type Translate, useTexts } from '@odeta/storefront/i18n';
import { buttonClass, classNames, text } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import { type ChangeEvent, useState } from 'react';
import { fieldTexts, problemText } from '../words/problem-text.ts';
import classes from './pictures.module.css';
import { createUploads, isTooHeavy, MOST_MEGABYTES } from './uploads.store.ts';

interface Props {
  id: string;
  /** Of the picture, for its name. */
  label: string;
  isReadOnly: boolean;
  onUploaded: (name: string) => void;
}

/** Chooses a file or takes one that is dropped, and uploads it at once. */
export function UploadPicture({ id, label, isReadOnly, onUploaded }: Props) {
  const t = useTexts('staff');
  const uploads = useStore(createUploads);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { isOver, ...drop } = useDrop(([file]) => {
    if (file && !isReadOnly) void take(file);
  });

  async function take(file: File) {
    if (isBusy) return;
    setProblem(null);
    if (isTooHeavy(file)) return setProblem(t('rules.picture-heavy', { size: MOST_MEGABYTES }));
    setBusy(true);
    try {
      onUploaded(await uploads.upload(file));
    } catch (error) {
      setProblem(wordsOf(t, error));
    } finally {
      setBusy(false);
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) void take(file);
    // The same file can be chosen again.
    target.value = '';
  }

  return (
    <div className={classNames(classes.upload, isOver && classes.over)} {...drop}>
      <label className={classNames(buttonClass({ kind: 'secondary', size: 'small' }), classes.choose)}>
        <input
          id={id}
          className={text.spoken}
          type="file"
          accept="image/jpeg,image/png,image/webp"
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

function wordsOf(t: Translate, error: unknown): string {
  // What is no answer of the server: the file cannot be read any more.
  if (!(error instanceof ApiError)) return t('rules.picture-broken');
  return fieldTexts(t, error).data ?? problemText(t, error);
}
