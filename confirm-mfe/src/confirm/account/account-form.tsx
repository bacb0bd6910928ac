import { NewPassword } from '@odeta/account-forms';
import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button } from '@odeta/ui';
import { Checkbox, CsrfField, useShopForm } from '@odeta/ui/forms';
import { UsernameField } from '@odeta/ui/forms/password';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { takeFocus } from '@odeta/ui/take-focus';
import { accountAfterOrderSchema } from '@odeta/validation';
import { type FormEvent, useEffect, useState } from 'react';
import { createNewAccountStore } from './account.store.ts';
import classes from './account-form.module.css';
import { useAccountTexts } from './use-account-texts.ts';

/** R21, R7. Only a password and the consent. */
export function AccountForm({ email, order }: { email: string; order?: string | undefined }) {
  const t = useAccountTexts();
  const account = useStore(createNewAccountStore);
  const { isBusy, isDone, problem } = useSnapshot(account.state);
  const [privacyAgreement, setPrivacy] = useState(false);
  const [schema] = useState(accountAfterOrderSchema);
  const { form, field, refuse, errorOf } = useShopForm<{ password: string; privacyAgreement: boolean }>({
    schema,
    values: { password: '', privacyAgreement: false },
    context: { privacyAgreement },
    texts: t,
  });

  useEffect(() => form.setFocus('password'), [form]);

  const send = form.handleSubmit(
    async ({ password }) => {
      const refused = await account.register({ password, privacyAgreement, ...(order && { order }) });
      for (const [name, message] of Object.entries(refused)) refuse(name as 'password', message);
    },
    (errors) => errors.password && form.setFocus('password'),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }

  if (isDone) {
    return (
      <div tabIndex={-1} ref={takeFocus}>
        <Alert type="success">{t('account.done')}</Alert>
      </div>
    );
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <CsrfField />
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`account.problem-${key}`)} />}
      </div>
      <UsernameField email={email} />
      <NewPassword field={field('password')} password={form.watch('password')} texts={t} group="account" />
      <Checkbox
        id="privacyAgreement"
        checked={privacyAgreement}
        error={errorOf('privacyAgreement')}
        required
        onChange={(ticked) => {
          setPrivacy(ticked);
          form.clearErrors('privacyAgreement');
        }}
      >
        {t('account.privacy')}
      </Checkbox>
      <Button type="submit" size="large" busy={isBusy}>
        {t(isBusy ? 'account.registering' : 'account.register')}
      </Button>
    </form>
  );
}
