import type { StaffTotp } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { useEffect } from 'react';
import { usePress } from '../forms/use-press.ts';
import { dayOf } from './day-of.ts';
import classes from './log-ins.module.css';
import { NewApp } from './new-app.tsx';
import { createStaffTotp } from './totp.store.ts';

/** Adds and removes the app whose codes are asked for besides the personal key. */
export function AuthenticatorApp() {
  const t = useTexts('staff');
  const store = useStore(createStaffTotp);
  const { totp, prepared } = useSnapshot(store.state);
  const load = usePress(store.load);
  const prepare = usePress(store.prepare);
  useEffect(() => load.press(), []);
  const problem = prepare.problem ?? load.problem;

  return (
    <section className={classes.way} aria-labelledby="totp">
      <h2 id="totp" className={text.size22}>
        {t('totp.title')}
      </h2>
      <p>{t('totp.lead')}</p>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      {totp && <AddedApp totp={totp} />}
      {totp === null && prepared && <NewApp prepared={prepared} />}
      {totp === null && !prepared && (
        <div>
          <Button busy={prepare.isBusy} onClick={prepare.press}>
            {t('totp.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

function AddedApp({ totp: { addedAt, lastUsedAt } }: { totp: StaffTotp }) {
  const t = useTexts('staff');
  const store = useStore(createStaffTotp);
  const { isBusy, problem, press } = usePress(store.remove);
  return (
    <div className={classes.row}>
      <span>
        {t('totp.made', { day: dayOf(addedAt) })}
        <span className={text.soft}>{lastUsedAt && `, ${t('totp.used', { day: dayOf(lastUsedAt) })}`}</span>
      </span>
      <Button kind="text" busy={isBusy} onClick={press}>
        {t('totp.remove')}
      </Button>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
    </div>
  );
}
