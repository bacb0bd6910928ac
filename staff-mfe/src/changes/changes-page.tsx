import { type ChangeSet, setStates, statesOfSet } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link, useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { useEffect } from 'react';
import { usePress } from '../forms/use-press.ts';
import { momentHere } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import { createChangeList } from './change-list.store.ts';
import classes from './changes.module.css';

/** Everything that was changed, is prepared or waits, by its state. */
export function ChangesPage() {
  const t = useTexts('staff');
  const list = useStore(createChangeList);
  const { search } = useLocation();
  const only = setStates.find((state) => state === new URLSearchParams(search).get('state')) ?? null;
  const { sets, hasMore } = useSnapshot(list.state);
  const load = usePress(() => list.show(only));
  const more = usePress(list.more);
  useEffect(() => load.press(), [only]);
  const problem = load.problem ?? more.problem;

  return (
    <>
      <h1 className={text.title36}>{t('changes.title')}</h1>
      <nav aria-label={t('changes.states')} className={classes.states}>
        {[null, ...setStates].map((state) => (
          <Link
            key={state}
            to={state ? `/changes?state=${state}` : '/changes'}
            className={classes.state}
            aria-current={state === only ? 'page' : undefined}
          >
            {t(state ? `set-states.${state}` : 'changes.all')}
          </Link>
        ))}
      </nav>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      <div role="status">{sets?.length === 0 && <p className={text.soft}>{t('changes.none')}</p>}</div>
      <ul className={classes.list} aria-busy={load.isBusy}>
        {(sets as readonly ChangeSet[] | null)?.map((set) => (
          <Row key={set.id} set={set} />
        ))}
      </ul>
      {hasMore && (
        <Button kind="secondary" busy={more.isBusy} onClick={more.press}>
          {t('contents.more')}
        </Button>
      )}
    </>
  );
}

function Row({ set }: { set: ChangeSet }) {
  const t = useTexts('staff');
  const { id, author, reason, createdAt, parts, size } = set;
  const countries = parts.map(({ country }) => country.toUpperCase()).join(' ');
  const states = statesOfSet(set).map((state) => wordFor(t, 'set-states', state));
  return (
    <li>
      <Link to={`/changes/${id}`} className={classes.row}>
        <span className={text.soft}>{id}</span>
        <span className={text.medium}>{reason}</span>
        <span>{states.join(', ')}</span>
        <span className={text.soft}>{countries}</span>
        <span className={classNames(text.size14, text.soft)}>
          {[author, momentHere(createdAt, document.documentElement.lang), t('changes.size', { count: size })].join(
            ', ',
          )}
        </span>
      </Link>
    </li>
  );
}
