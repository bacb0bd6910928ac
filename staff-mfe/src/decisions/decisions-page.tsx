import { decisionKinds } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, classNames, text } from '@odeta/ui';
import { useEffect } from 'react';
import { usePress } from '../forms/use-press.ts';
import classes from './decisions.module.css';
import { createDecisions } from './decisions.store.ts';

/** What waits for a decision, by kind. */
export function DecisionsPage() {
  const t = useTexts('staff');
  const store = useStore(createDecisions);
  const { waiting } = useSnapshot(store.state);
  const load = usePress(store.countAll);
  useEffect(() => load.press(), []);
  return (
    <>
      <h1 className={text.title36}>{t('decisions.title')}</h1>
      <div role="alert">{load.problem && <Alert type="error">{load.problem}</Alert>}</div>
      <ul className={classes.kinds} aria-busy={load.isBusy}>
        {decisionKinds.map((kind) => (
          <li key={kind}>
            <Link className={classes.kind} to={`/decisions/${kind}`}>
              <span>
                <span className={text.medium}>{t(`decisions.${kind}`)}</span>
                <span className={classNames(classes.second, text.size14, text.soft)}>
                  {t(`decisions.${kind}-lead`)}
                </span>
              </span>
              {waiting && <span className={text.medium}>{t('decisions.waiting', { count: waiting[kind] })}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
