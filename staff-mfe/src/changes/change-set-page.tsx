import type { Conflict } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, layout, Skeleton, text } from '@odeta/ui';
import { useEffect, useRef } from 'react';
import { usePress } from '../forms/use-press.ts';
import { momentHere } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import { createOpenSet, type OpenSet } from './change-set.store.ts';
import classes from './changes.module.css';
import { Differences } from './differences.tsx';
import { Parts } from './parts.tsx';
import { SetActs } from './set-acts.tsx';

/** One change set with its differences, and what its reader may do with it. */
export function ChangeSetPage({ id }: { id: string }) {
  const t = useTexts('staff');
  const store = useStore(createOpenSet);
  const { status, open, conflicts, isDone } = useSnapshot(store.state);
  const { problem, press } = usePress(() => store.load(id));
  // Once per page.
  useEffect(() => press(), []);
  const done = useRef<HTMLDivElement>(null);
  // What was pressed is gone by then.
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);
  const isHere = open !== null && String(open.changeSet.id) === id;

  return (
    <div className={classes.set}>
      <p>
        <Link to="/changes" className={text.link}>
          {t('contents.back')}
        </Link>
      </p>
      <h1 className={text.title36}>{t('changes.one', { id })}</h1>
      <div role="alert">
        {problem && <Alert type="error">{problem}</Alert>}
        {conflicts.length > 0 && <Conflicts conflicts={conflicts as readonly Conflict[]} />}
      </div>
      <div role="status" tabIndex={-1} ref={done}>
        {isDone && <Alert type="success">{t('acts.done')}</Alert>}
      </div>
      {status === 'loading' && !problem && <Skeleton />}
      {status === 'unknown' && <Alert type="warning">{t('changes.unknown')}</Alert>}
      {isHere && status === 'ready' && <Opened open={open as OpenSet} />}
    </div>
  );
}

function Opened({ open }: { open: OpenSet }) {
  const t = useTexts('staff');
  const { author, reason, createdAt, undoes, undoneBy, parts } = open.changeSet;
  const others = [
    ...(undoes === null ? [] : [{ id: undoes, label: t('changes.undoes', { id: undoes }) }]),
    ...(undoneBy === null ? [] : [{ id: undoneBy, label: t('changes.undone-by', { id: undoneBy }) }]),
  ];
  return (
    <>
      <div>
        <p className={text.size18}>{reason}</p>
        <p className={text.soft}>{[author, momentHere(createdAt, document.documentElement.lang)].join(', ')}</p>
        {others.map(({ id, label }) => (
          <p key={id}>
            <Link to={`/changes/${id}`} className={text.link}>
              {label}
            </Link>
          </p>
        ))}
        <Approval open={open} />
      </div>
      <div className={layout.columns}>
        <div className={classes.main}>
          <Parts parts={parts} />
          <Differences changes={open.changes} />
        </div>
        <SetActs open={open} />
      </div>
    </>
  );
}

/** What a second person has decided. */
function Approval({ open: { changeSet } }: { open: OpenSet }) {
  const t = useTexts('staff');
  const { approval } = changeSet;
  if (!approval || approval.state === 'waiting') return null;
  const at = approval.at && momentHere(approval.at, document.documentElement.lang);
  return (
    <p>
      {[t(`changes.${approval.state}-by`, { name: approval.by ?? '' }), at, approval.reason].filter(Boolean).join(', ')}
    </p>
  );
}

/** Somebody was faster: nothing was changed. */
function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const t = useTexts('staff');
  return (
    <Alert type="error">
      <p>{t('changes.conflict')}</p>
      <ul>
        {conflicts.map(({ kind, country, key, author }) => (
          <li key={`${kind} ${country} ${key}`}>
            {[`${wordFor(t, 'kinds', kind)} ${key}`, country.toUpperCase(), author].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
