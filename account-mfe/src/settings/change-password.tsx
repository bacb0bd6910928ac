import { NewPassword } from '@odeta/account-forms';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { Checkbox, CsrfField, FieldGrid, useShopForm } from '@odeta/ui/forms';
import { PasswordField, UsernameField } from '@odeta/ui/forms/password';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { changedPasswordSchema } from '@odeta/validation';
import { type FormEvent, useState } from 'react';
import { createAccountStore } from '../account/account.store.ts';
import { addresses } from '../addresses.ts';
import classes from '../forms/form.module.css';
import { createChangePasswordStore } from './password.store.ts';

const FORM = 'account.password';

const empty = { currentPassword: '', password: '' };

export function ChangePassword() {
  const t = useTexts('account');
  const { account } = useSnapshot(useStore(createAccountStore).state);
  const store = useStore(createChangePasswordStore);
  const { isBusy, problem, isDone } = useSnapshot(store.state);
  const [endOthers, setEndOthers] = useState(true);
  const [schema] = useState(changedPasswordSchema);
  const { form, field, refuse } = useShopForm({ schema, values: empty, texts: t, form: FORM });
  const shown = problem ?? usePosted(FORM).alert;
  const isChanged = new URLSearchParams(useLocation().search).get('done') === 'password';
  const names = ['currentPassword', 'password'] as const;

  const send = form.handleSubmit(
    async (typed) => {
      const wrong = await store.change({ ...typed, endOthers });
      for (const name of names) if (wrong[name]) refuse(name, wrong[name]);
      const first = names.find((name) => wrong[name]);
      if (first) form.setFocus(first);
      if (store.state.isDone) form.reset(empty);
    },
    (errors) => form.setFocus(errors.currentPassword ? 'currentPassword' : 'password'),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }

  return (
    <section className={classes.section} aria-labelledby="password-title">
      <h2 id="password-title" className={text.title28}>
        {t('settings.password')}
      </h2>
      <form className={classes.form} noValidate method="post" action={addresses.settings.path} onSubmit={submit}>
        <CsrfField form={FORM} />
        <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
        <div role="status">
          {(isDone || isChanged) && <Alert type="success">{t('settings.password-changed')}</Alert>}
        </div>
        <UsernameField email={account?.email ?? ''} />
        <FieldGrid>
          <PasswordField
            field={{ ...field('currentPassword'), isValid: false }}
            label={t('settings.current-password')}
            showLabel={t('forms.show-password')}
            autoComplete="current-password"
          />
        </FieldGrid>
        <NewPassword
          field={field('password')}
          password={form.watch('password')}
          label={t('new-password.password')}
          texts={t}
          group="forms"
        />
        <Checkbox name="endOthers" value="true" checked={endOthers} onChange={setEndOthers}>
          {t('settings.end-others')}
        </Checkbox>
        <div>
          <Button type="submit" size="large" busy={isBusy}>
            {t('settings.change-password')}
          </Button>
        </div>
      </form>
    </section>
  );
}
