import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, Icon, text } from '@odeta/ui';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { createAccountStore } from '../account/account.store.ts';
import { addresses } from '../addresses.ts';
import classes from '../forms/form.module.css';
import { createConfirmationStore } from './confirmation.store.ts';
import { NewEmail } from './new-email.tsx';

const FORM = 'account.confirm-email';

/** The e-mail of the account, and whether it is confirmed. */
export function EmailState() {
  const t = useTexts('account');
  const { account } = useSnapshot(useStore(createAccountStore).state);
  const confirmation = useStore(createConfirmationStore);
  const { isBusy, problem, isSent } = useSnapshot(confirmation.state);
  const isPosted = new URLSearchParams(useLocation().search).get('done') === 'confirmation';
  const shown = problem ?? usePosted(FORM).alert;
  if (!account) return null;
  const { email, isEmailConfirmed } = account;
  return (
    <section className={classes.section} aria-labelledby="email-title">
      <h2 id="email-title" className={text.title28}>
        {t('settings.email')}
      </h2>
      <p>{email}</p>
      {isEmailConfirmed ? (
        <p className={classNames(classes.state, text.size14)}>
          <Icon icon="circle-check" size={16} />
          {t('settings.email-confirmed')}
        </p>
      ) : (
        <>
          <p className={classNames(text.size14, text.soft)}>{t('settings.email-unconfirmed')}</p>
          <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
          <div role="status">
            {(isSent || isPosted) && <Alert type="success">{t('settings.email-sent', { email })}</Alert>}
          </div>
          <PostForm name={FORM} to={addresses.settings.path} onSubmit={() => void confirmation.send()}>
            <Button type="submit" kind="secondary" busy={isBusy}>
              {t('settings.email-send')}
            </Button>
          </PostForm>
        </>
      )}
      <NewEmail />
    </section>
  );
}
