import type { LogIn } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import forms from '../forms/form.module.css';
import classes from './log-ins.module.css';
import { createLogInsStore } from './log-ins.store.ts';

/** The customer's sessions. Others can be ended one by one or all at once. */
export function LogIns() {
  const t = useTexts('account');
  const store = useStore(createLogInsStore);
  const { logIns, isBusy, problem } = useSnapshot(store.state);
  return (
    <section className={forms.section} aria-labelledby="log-ins-title">
      <h2 id="log-ins-title" className={text.title28}>
        {t('settings.log-ins')}
      </h2>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <ul className={classes.list}>
        {logIns.map((logIn) => (
          <Entry key={logIn.id} logIn={logIn} onEnd={() => store.end(logIn.id)} />
        ))}
      </ul>
      {logIns.length > 1 && (
        <div>
          <Button kind="secondary" busy={isBusy} onClick={() => store.end()}>
            {t('settings.end-all')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Entry({ logIn: { device, lastUsedOn, isThis }, onEnd }: { logIn: LogIn; onEnd: () => void }) {
  const t = useTexts('account');
  const { country } = useStorefront().session;
  const name = device || t('settings.unknown-device');
  return (
    <li className={classes.entry}>
      <div>
        <p className={text.medium}>{name}</p>
        <p className={classNames(text.size13, text.soft)}>
          {isThis ? t('settings.this-device') : t('settings.last-used', { date: dateText(country, lastUsedOn) })}
        </p>
      </div>
      {!isThis && (
        <Button kind="text" onClick={onEnd}>
          {t('nav.log-out')} <span className={text.spoken}>{name}</span>
        </Button>
      )}
    </li>
  );
}
