import type { LogIn } from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { addresses } from '../addresses.ts';
import forms from '../forms/form.module.css';
import classes from './log-ins.module.css';
import { createLogInsStore } from './log-ins.store.ts';

const FORM = 'account.end-log-in';

/** The customer's sessions. Others can be ended one by one or all at once. */
export function LogIns() {
  const t = useTexts('account');
  const store = useStore(createLogInsStore);
  const { logIns, isBusy, problem } = useSnapshot(store.state);
  const shown = problem ?? usePosted(FORM).alert;
  return (
    <section className={forms.section} aria-labelledby="log-ins-title">
      <h2 id="log-ins-title" className={text.title28}>
        {t('settings.log-ins')}
      </h2>
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <ul className={classes.list}>
        {logIns.map((logIn) => (
          <Entry key={logIn.id} logIn={logIn} onEnd={() => void store.end(logIn.id)} />
        ))}
      </ul>
      {logIns.length > 1 && (
        <PostForm name={FORM} to={addresses.settings.path} onSubmit={() => void store.end()}>
          <Button kind="secondary" type="submit" busy={isBusy}>
            {t('settings.end-all')}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

function Entry({ logIn: { id, device, lastUsedOn, isThis }, onEnd }: { logIn: LogIn; onEnd: () => void }) {
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
        <PostForm name={FORM} to={addresses.settings.path} onSubmit={onEnd}>
          <input type="hidden" name="id" value={id} />
          <Button kind="text" type="submit">
            {t('nav.log-out')} <span className={text.spoken}>{name}</span>
          </Button>
        </PostForm>
      )}
    </li>
  );
}
