import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { useEffect } from 'react';
import { LogInForm } from './log-in-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import classes from './session.module.css';
import { createStaffSession } from './session.store.ts';

/** Above the page, which keeps what was typed. */
export function LogInAgain() {
  const t = useTexts('staff');
  const session = useStore(createStaffSession);
  const { hasCompanyLogIn } = useSnapshot(session.state);
  useEffect(() => {
    // A log-in in another tab is one of this tab, too.
    const look = () => void session.lookAgain();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [session]);
  return (
    <section className={classes.again} aria-labelledby="again" role="alert">
      <h2 id="again" className={text.size22}>
        {t('log-in.ended')}
      </h2>
      <p>{t('log-in.ended-lead')}</p>
      <LogInForm />
      <PasskeyButton />
      {hasCompanyLogIn && (
        <a className={text.link} href="/" target="_blank" rel="noreferrer">
          {t('company.other-tab')}
        </a>
      )}
    </section>
  );
}
