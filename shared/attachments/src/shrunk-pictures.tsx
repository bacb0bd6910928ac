import type { Translate } from '@odeta/storefront/i18n';
import { Icon, text } from '@odeta/ui';
import classes from './attachment-list.module.css';
import type { ChosenFiles } from './attachments.ts';

interface Props {
  shrinking: readonly Readonly<ChosenFiles['shrinking'][number]>[];
  /** Number of files that are ready. */
  done: number;
  texts: Translate;
  onCancel: (id: number) => void;
}

/** The pictures that are being shrunk, each with a button to cancel it; the progress is read out. */
export function ShrunkPictures({ shrinking, done, texts: t, onCancel }: Props) {
  const [current] = shrinking;
  return (
    <>
      <p aria-live="polite" className={current ? classes.note : text.spoken}>
        {current && t('files.shrinking', { name: current.name, place: done + 1, count: done + shrinking.length })}
      </p>
      {current && (
        <>
          <progress
            className={classes.progress}
            aria-label={t('files.progress')}
            value={done}
            max={done + shrinking.length}
          />
          <ul>
            {shrinking.map(({ id, name }) => (
              <li key={id} className={classes.file}>
                <span className={classes.name}>{name}</span>
                <button type="button" className={classes.remove} onClick={() => onCancel(id)}>
                  <Icon icon="x" />
                  <span className={text.spoken}>{t('files.remove', { name })}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
