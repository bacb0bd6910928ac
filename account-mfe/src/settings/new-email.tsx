import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid, TextField, useShopForm } from '@odeta/ui/forms';
import { PasswordField } from '@odeta/ui/forms/password';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { changedEmailSchema } from '@odeta/validation';
import { type FormEvent, useEffect, useState } from 'react';
import classes from '../forms/form.module.css';
import { createNewEmailStore } from './new-email.store.ts';

const names = ['email', 'currentPassword'] as const;

/** The form opens on request, because few customers need it. */
export function NewEmail() {
  const t = useTexts('account');
  const store = useStore(createNewEmailStore);
  const { isOpen, sentTo } = useSnapshot(store.state);
  return (
    <>
      <div role="status">{sentTo && <Alert type="success">{t('new-email.sent', { email: sentTo })}</Alert>}</div>
      {isOpen ? (
        <NewEmailForm />
      ) : (
        <div>
          <Button kind="secondary" onClick={() => store.open(true)}>
            {t('new-email.open')}
          </Button>
        </div>
      )}
    </>
  );
}

function NewEmailForm() {
  const t = useTexts('account');
  const store = useStore(createNewEmailStore);
  const { isBusy, problem } = useSnapshot(store.state);
  const [schema] = useState(() => changedEmailSchema());
  const { form, field, refuse } = useShopForm({ schema, values: { email: '', currentPassword: '' }, texts: t });
  // The button that had the focus is gone.
  useEffect(() => form.setFocus('email'), [form.setFocus]);
  const send = form.handleSubmit(
    async (typed) => {
      const wrong = await store.ask(typed);
      for (const name of names) if (wrong[name]) refuse(name, wrong[name]);
      const first = names.find((name) => wrong[name]);
      if (first) form.setFocus(first);
    },
    (errors) => form.setFocus(names.find((name) => errors[name]) ?? 'email'),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={t('new-email.open')}>
      <CsrfField />
      <p className={classNames(text.size14, text.soft)}>{t('new-email.text')}</p>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <FieldGrid>
        <TextField
          field={{ ...field('email'), id: 'new-email' }}
          label={t('new-email.email')}
          autoComplete="email"
          required
        />
        <PasswordField
          field={{ ...field('currentPassword'), id: 'new-email-password', isValid: false }}
          label={t('settings.current-password')}
          showLabel={t('forms.show-password')}
          autoComplete="current-password"
        />
      </FieldGrid>
      <div className={classes.actions}>
        <Button type="submit" busy={isBusy}>
          {t('new-email.send')}
        </Button>
        <Button kind="text" onClick={() => store.open(false)}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </form>
  );
}
