import { ProblemAlert } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { Checkbox, CsrfField, FieldGrid, useShopForm } from '@odeta/ui/forms';
import { PasswordField, UsernameField } from '@odeta/ui/forms/password';
import { loginSchema } from '@odeta/validation';
import { type FormEvent, useEffect, useState } from 'react';
import { createAccountStore } from './account.store.ts';
import classes from './customer.module.css';
import { createEntryStore } from './entry.store.ts';
import { useCustomerTexts } from './use-customer-texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Less than so many are counted one by one. */
const COUNTED_SECONDS = 90;

/** K7. The password of the account, or on without it. */
export function LogIn({ email }: { email: string }) {
  const t = useCustomerTexts();
  const account = useStore(createAccountStore);
  const entry = useStore(createEntryStore);
  const { isBusy, problem, failed } = useSnapshot(account.state);
  const { count: failureCount, waitUntil } = failed?.email === email ? failed : noneFailed;
  const [remember, setRemember] = useState(false);
  const [schema] = useState(loginSchema);
  const { form, field } = useShopForm({ schema, values: { password: '' }, texts: t });
  const wait = useSecondsUntil(waitUntil);

  useEffect(() => form.setFocus('password'), [form]);
  useEffect(() => {
    if (failureCount > 0) form.resetField('password');
    if (failureCount > 0) form.setFocus('password');
  }, [form, failureCount]);

  const send = form.handleSubmit(({ password }) => entry.logIn(email, password, remember));
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && wait === 0) void send();
  }

  return (
    <form className={classes.panel} noValidate onSubmit={submit}>
      <CsrfField />
      <p className={classNames(text.size14, text.soft)}>{t('customer.exists')}</p>
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`customer.problem-${key}`)} />}
      </div>
      <UsernameField email={email} />
      <FieldGrid>
        <PasswordField
          field={{ ...field('password'), isRight: false }}
          label={t('customer.password')}
          showLabel={t('customer.show-password')}
          autoComplete="current-password"
        />
      </FieldGrid>
      <Checkbox checked={remember} onChange={setRemember}>
        {t('customer.remember')}
      </Checkbox>
      <Button type="submit" size="large" wide busy={isBusy} disabled={wait > 0}>
        {wait > 0 ? waitText(t, wait) : t(isBusy ? 'customer.logging-in' : 'customer.log-in')}
      </Button>
      <p className={classes.or}>{t('customer.or')}</p>
      <Button kind="secondary" size="large" wide onClick={account.goOnAsGuest}>
        {t('customer.without-log-in')}
      </Button>
      <p className={classNames(text.size13, text.faint)}>{t('customer.later')}</p>
    </form>
  );
}

const noneFailed = { count: 0, waitUntil: 0 };

/** Nobody counts a quarter of an hour in seconds. */
const waitText = (t: ReturnType<typeof useCustomerTexts>, seconds: number) =>
  seconds < COUNTED_SECONDS
    ? t('customer.wait', { seconds })
    : t('customer.wait-minutes', { minutes: Math.ceil(seconds / 60) });
