import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { CompanyLogIn } from './company-log-in.tsx';
import { LogInForm } from './log-in-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import classes from './session.module.css';

export function LogInPage() {
  const t = useTexts('staff');
  return (
    <main className={classes.logIn}>
      <h1 className={text.title48}>{t('log-in.title')}</h1>
      <p className={classNames(text.soft)}>{t('log-in.lead')}</p>
      <LogInForm />
      <PasskeyButton />
      <CompanyLogIn />
    </main>
  );
}
