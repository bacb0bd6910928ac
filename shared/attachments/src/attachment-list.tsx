import paperclip from '@lucide/icons/icons/paperclip';
import { type AttachmentLimits, PICTURE_BYTES } from '@odeta/contracts';
import { useStorefront } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { buttonClass, classNames, Icon, text } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import type { ChangeEvent } from 'react';
import classes from './attachment-list.module.css';
import { type ChosenFiles, takesDocuments } from './attachments.ts';
import { ShrunkPictures } from './shrunk-pictures.tsx';
import { useDrop } from './use-drop.ts';

const BYTES_OF_MB = 1024 * 1024;

interface Props {
  rules: AttachmentLimits;
  files: readonly Pick<File, 'name' | 'size' | 'lastModified'>[];
  /** Pictures that are being shrunk. */
  shrinking: readonly Readonly<ChosenFiles['shrinking'][number]>[];
  fileProblem: string | null;
  /** The unit's texts, which include `attachments-messages` as the group `files`. */
  texts: Translate;
  onAdd: (files: File[]) => void;
  onRemove: (index: number) => void;
  onCancel: (id: number) => void;
}

/** Pictures to be sent with a form, and documents if the rules allow them. */
export function AttachmentList(props: Props) {
  const { rules, files, shrinking, fileProblem, texts: t, onAdd, onRemove, onCancel } = props;
  const { format } = useStorefront();
  const { isOver, ...drop } = useDrop(onAdd);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onAdd([...(target.files ?? [])]);
    // Lets the visitor choose the same file again after removing it.
    target.value = '';
  }

  const keyOf = (key: string) => `files.${key}${takesDocuments(rules) ? '-documents' : ''}`;
  const note = t(keyOf('note'), {
    count: rules.most,
    max: PICTURE_BYTES / BYTES_OF_MB,
    document: rules.maxSize / BYTES_OF_MB,
  });
  return (
    <div className={classes.attachments}>
      <p className={classes.label} id="attachments-label">
        {t(keyOf('label'))} <span className={text.faint}>({t('files.optional')})</span>
      </p>
      <div className={classNames(classes.choose, isOver && classes.over)} {...drop}>
        <Icon icon={paperclip} />
        <div className={classes.words}>
          <p className={classes.drop}>{t(keyOf('drop'))}</p>
          <p id="attachments-note" className={classes.note}>
            {note}
          </p>
        </div>
        <label className={classNames(buttonClass({ kind: 'secondary', size: 'small' }), classes.add)}>
          <input
            id="attachments"
            className={text.spoken}
            type="file"
            accept={rules.extensions.map((extension) => `.${extension}`).join(',')}
            multiple
            onChange={choose}
            aria-labelledby="attachments-label attachments-add"
            aria-describedby={fileProblem === null ? 'attachments-note' : 'attachments-error'}
            aria-invalid={fileProblem !== null || undefined}
          />
          <span id="attachments-add">{t(keyOf('add'))}</span>
        </label>
      </div>
      <div role="alert">{fileProblem !== null && <FieldError id="attachments-error" message={fileProblem} />}</div>
      <ShrunkPictures shrinking={shrinking} onCancel={onCancel} done={files.length} texts={t} />
      {files.length > 0 && (
        <ul>
          {files.map((file, index) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`} className={classes.file}>
              <span className={classes.name}>{file.name}</span>
              <span className={classes.note}>{format.number(Math.ceil(file.size / KB_STEP) / TENTHS)} MB</span>
              <button type="button" className={classes.remove} onClick={() => onRemove(index)}>
                <Icon icon="x" />
                <span className={text.spoken}>{t('files.remove', { name: file.name })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Sizes are shown in tenths of a megabyte, rounded up so that none is 0. */
const TENTHS = 10;
const KB_STEP = BYTES_OF_MB / TENTHS;
