import { type ChangeSet, statesOfSet } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Icon, Skeleton, text } from '@odeta/ui';
import { useEffect } from 'react';
import { usePress } from '../forms/use-press.ts';
import { wordFor } from '../words/word-for.ts';
import { Conflicts } from './conflicts.tsx';
import classes from './contents.module.css';
import type { Edited } from './edited.ts';
import { createEditor } from './editor.store.ts';
import { History } from './history.tsx';
import { LivePreview } from './live-preview.tsx';
import { SaveForm } from './save-form.tsx';
import { SideBySide } from './side-by-side.tsx';

/** One value with all its editions side by side. */
export function EditorPage({ kind, valueKey }: { kind: string; valueKey: string }) {
  const t = useTexts('staff');
  const editor = useStore(createEditor);
  const { status, kind: known, edited, missing, isSaved, saved } = useSnapshot(editor.state);
  const { problem, press } = usePress(() => editor.load(kind, valueKey));
  // Once per page.
  useEffect(() => press(), []);

  return (
    <div className={classes.editor}>
      <p>
        <Link to="/contents" className={text.link}>
          {t('contents.back')}
        </Link>
      </p>
      <h1 className={text.title36}>
        {wordFor(t, 'kinds', kind)}: {valueKey}
      </h1>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      {status === 'loading' && !problem && <Skeleton />}
      {status === 'unknown' && <Alert type="warning">{t('contents.unknown')}</Alert>}
      {missing.length > 0 && status === 'ready' && (
        <p className={classes.missing}>
          <Icon icon="triangle-alert" size={16} />
          {t('contents.missing', { editions: missing.join(', ').toUpperCase() })}
        </p>
      )}
      <Conflicts />
      {status === 'ready' && (
        <>
          <SideBySide edited={edited as readonly Edited[]} isReadOnly={!known?.mayChange} />
          {known?.mayChange && <LivePreview />}
          {known?.mayChange ? <SaveForm /> : <Alert type="info">{t('contents.read-only')}</Alert>}
          <div role="status">{isSaved && <Saved set={saved as ChangeSet | null} />}</div>
          <History mayUndo={Boolean(known?.mayChange)} />
        </>
      )}
    </div>
  );
}

/** Whether the shop shows it, and where it is while it does not. */
function Saved({ set }: { set: ChangeSet | null }) {
  const t = useTexts('staff');
  const state = set ? statesOfSet(set)[0] : undefined;
  if (!set || !state || state === 'live') return <Alert type="success">{t('contents.saved')}</Alert>;
  return (
    <Alert type="success">
      {t(`contents.saved-${state}`)}{' '}
      <Link to={`/changes/${set.id}`} className={text.link}>
        {t('changes.one', { id: set.id })}
      </Link>
    </Alert>
  );
}
