import type { Passkey } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useEffect, useState } from 'react';
import forms from '../forms/form.module.css';
import { ConfirmPerson } from './confirm-person.tsx';
import classes from './log-ins.module.css';
import { createPasskeysStore } from './passkeys.store.ts';

/** P8. The keys of the customer, and a new one for this device. */
export function Passkeys() {
  const t = useTexts('account');
  const store = useStore(createPasskeysStore);
  const { status, passkeys, isBusy, problem, waiting, isAdded, hasFailed } = useSnapshot(store.state);
  // Known in the browser only; the button is not taken away once it was shown.
  const [canAdd, setCanAdd] = useState(true);
  useEffect(() => setCanAdd(store.canAdd()), [store]);
  if (status === 'failed') return null;
  return (
    <section className={forms.section} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" className={text.title28}>
        {t('passkeys.title')}
      </h2>
      <p className={classNames(text.size14, text.soft)}>{t('passkeys.text')}</p>
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
        {hasFailed && <Alert type="warning">{t('passkeys.failed')}</Alert>}
      </div>
      <div role="status">{isAdded && <Alert type="success">{t('passkeys.added')}</Alert>}</div>
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <Entry key={passkey.id} passkey={passkey} onRemove={() => void store.remove(passkey.id)} />
          ))}
        </ul>
      )}
      {waiting && <ConfirmPerson onConfirmed={() => void store.resume()} onCancel={store.cancel} />}
      {canAdd ? (
        !waiting && (
          <div>
            <Button kind="secondary" busy={isBusy} onClick={() => void store.add()}>
              {t('passkeys.add')}
            </Button>
          </div>
        )
      ) : (
        <p className={classNames(text.size14, text.soft)}>{t('passkeys.not-here')}</p>
      )}
    </section>
  );
}

function Entry({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useTexts('account');
  const { country } = useStorefront().session;
  const { createdAt, lastUsedAt } = passkey;
  const name = passkey.name || t('settings.unknown-device');
  return (
    <li className={classes.entry}>
      <div>
        <p className={text.medium}>{name}</p>
        <p className={classNames(text.size13, text.soft)}>
          {t('passkeys.made', { date: dateText(country, createdAt) })}
          {lastUsedAt && `, ${t('passkeys.used', { date: dateText(country, lastUsedAt) })}`}
        </p>
      </div>
      <Button kind="text" onClick={onRemove}>
        {t('passkeys.remove')} <span className={text.spoken}>{name}</span>
      </Button>
    </li>
  );
}
