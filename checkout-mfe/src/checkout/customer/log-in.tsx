import { LogInCodeForm, LogInForm, LogInWays } from '@odeta/account-forms';
import { accountPages, RESET_FROM } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { createAccountStore } from '../form/account.store.ts';
import classes from './customer.module.css';
import { createEntryStore, createWaysStore } from './entry.store.ts';
import { useCustomerTexts } from './use-customer-texts.ts';

/** After the password was reset, the customer returns to the checkout. */
const FORGOTTEN = `${accountPages.forgottenPassword}?${RESET_FROM}=checkout`;

/** Asks for the password of the account, a passkey or a code; the order can also continue without it. */
export function LogIn({ email }: { email: string }) {
  const t = useCustomerTexts();
  const account = useStore(createAccountStore);
  const entry = useStore(createEntryStore);
  const { isBusy, problem, failed } = useSnapshot(account.state);
  const ways = useStore(createWaysStore);
  const { sentTo } = useSnapshot(ways.state);
  if (sentTo !== null) return <LogInCodeForm store={ways} texts={t} group="customer" />;
  return (
    <LogInForm
      key={email}
      email={email}
      isBusy={isBusy}
      problem={problem}
      failed={failed}
      isEmailFixed
      texts={t}
      group="customer"
      lead={<p className={classNames(text.size14, text.soft)}>{t('customer.exists')}</p>}
      forgotten={{ href: FORGOTTEN, label: t('customer.forgotten') }}
      onLogIn={entry.logIn}
      ways={(typed) => <LogInWays store={ways} texts={t} group="customer" {...typed} />}
    >
      <p className={classes.or}>{t('customer.or')}</p>
      <Button kind="secondary" size="large" wide onClick={account.continueAsGuest}>
        {t('customer.without-log-in')}
      </Button>
      <p className={classNames(text.size13, text.faint)}>{t('customer.later')}</p>
    </LogInForm>
  );
}
