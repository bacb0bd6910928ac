import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { LogInForm } from './log-in-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import classes from './session.module.css';

/** Above the page, which keeps what was typed. */
export function LogInAgain() {
  const t = useTexts('staff');
  return (
    <section className={classes.again} aria-labelledby="again" role="alert">
      <h2 id="again" className={text.size22}>
        {t('log-in.ended')}
      </h2>
      <p>{t('log-in.ended-lead')}</p>
      <LogInForm />
      <PasskeyButton />
    </section>
  );
}
