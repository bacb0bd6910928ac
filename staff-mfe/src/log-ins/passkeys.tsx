import type { StaffPasskey } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { useEffect } from 'react';
import { usePress } from '../forms/use-press.ts';
import { dayOf } from './day-of.ts';
import classes from './log-ins.module.css';
import { createStaffPasskeys } from './passkeys.store.ts';

/** Adds and removes what replaces the personal key. */
export function Passkeys() {
  const t = useTexts('staff');
  const store = useStore(createStaffPasskeys);
  const { passkeys } = useSnapshot(store.state);
  const load = usePress(store.load);
  const add = usePress(store.add, t('passkeys.not-confirmed'));
  useEffect(() => load.press(), []);
  const problem = add.problem ?? load.problem;

  return (
    <section className={classes.way} aria-labelledby="passkeys">
      <h2 id="passkeys" className={text.size22}>
        {t('passkeys.title')}
      </h2>
      <p>{t('passkeys.lead')}</p>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      {passkeys && passkeys.length === 0 && <p className={text.soft}>{t('passkeys.none')}</p>}
      <ul className={classes.list}>
        {passkeys?.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <div>
        <Button busy={add.isBusy} onClick={add.press}>
          {t('passkeys.add')}
        </Button>
      </div>
    </section>
  );
}

function Passkey({ passkey: { id, createdAt, lastUsedAt } }: { passkey: StaffPasskey }) {
  const t = useTexts('staff');
  const store = useStore(createStaffPasskeys);
  const { isBusy, problem, press } = usePress(() => store.remove(id));
  return (
    <li className={classes.row}>
      <span>
        {t('passkeys.made', { day: dayOf(createdAt) })}
        <span className={text.soft}>{lastUsedAt && `, ${t('passkeys.used', { day: dayOf(lastUsedAt) })}`}</span>
      </span>
      <Button
        kind="text"
        busy={isBusy}
        onClick={press}
        aria-label={t('passkeys.remove-made', { day: dayOf(createdAt) })}
      >
        {t('passkeys.remove')}
      </Button>
      {problem && <Alert type="error">{problem}</Alert>}
    </li>
  );
}
