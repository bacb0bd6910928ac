import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { AuthenticatorApp } from './authenticator-app.tsx';
import classes from './log-ins.module.css';
import { Passkeys } from './passkeys.tsx';

/** What replaces the personal key when somebody logs in, and what is asked for besides it. */
export function LogInsPage() {
  const t = useTexts('staff');
  return (
    <div className={classes.page}>
      <h1 className={text.title36}>{t('log-ins.title')}</h1>
      <p>{t('log-ins.lead')}</p>
      <Passkeys />
      <AuthenticatorApp />
    </div>
  );
}
