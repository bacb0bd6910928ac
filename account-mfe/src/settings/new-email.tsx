import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid, TextField, useShopForm } from '@odeta/ui/forms';
import { PasswordField } from '@odeta/ui/forms/password';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { changedEmailSchema } from '@odeta/validation';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { addresses } from '../addresses.ts';
import classes from '../forms/form.module.css';
import { ConfirmPerson } from './confirm-person.tsx';
import { createNewEmailStore } from './new-email.store.ts';
import { OpenForm } from './open-form.tsx';
import { OPEN } from './open-parameter.ts';

const FORM = 'account.new-email';

/** The form opens on request, because few customers need it. */
export function NewEmail() {
  const t = useTexts('account');
  const store = useStore(createNewEmailStore);
  const { isOpen, sentTo } = useSnapshot(store.state);
  const isSent = new URLSearchParams(useLocation().search).get('done') === 'email';
  return (
    <>
      <div role="status">
        {(sentTo || isSent) && (
          <Alert type="success">
            {sentTo ? t('new-email.sent', { email: sentTo }) : t('new-email.sent-without-address')}
          </Alert>
        )}
      </div>
      {isOpen ? (
        <NewEmailForm />
      ) : (
        <OpenForm name="email" onOpen={() => store.open(true)}>
          {t('new-email.open')}
        </OpenForm>
      )}
    </>
  );
}

const empty = { email: '', currentPassword: '' };
const names = ['email', 'currentPassword'] as const;

/** Asks who it is only if that was not shown a few minutes ago, below the form, which keeps the typed address. */
function NewEmailForm() {
  const t = useTexts('account');
  const store = useStore(createNewEmailStore);
  const { isBusy, problem, isUnconfirmed } = useSnapshot(store.state);
  const [schema] = useState(() => changedEmailSchema());
  const posted = usePosted(FORM);
  const asksForPassword = posted.error('currentPassword') !== null;
  const shown = problem ?? posted.alert;
  const { form, field, refuse } = useShopForm({ schema, values: empty, texts: t, form: FORM });
  const focus = () => form.setFocus('email');
  // The button that had the focus is gone.
  useEffect(() => form.setFocus('email'), [form.setFocus]);
  const send = form.handleSubmit(async ({ email: typed }) => {
    const wrong = await store.ask(typed, form.getValues('currentPassword'));
    const first = names.find((name) => wrong[name]);
    if (first === undefined) return;
    refuse(first, wrong[first] ?? '');
    form.setFocus(first);
  }, focus);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }
  function leave(event: MouseEvent) {
    event.preventDefault();
    store.open(false);
  }
  return (
    <>
      <form
        className={classes.form}
        noValidate
        method="post"
        action={`${addresses.settings.path}?${OPEN}=email`}
        onSubmit={submit}
        aria-label={t('new-email.open')}
      >
        <CsrfField form={FORM} />
        <p className={classNames(text.size14, text.soft)}>{t('new-email.text')}</p>
        <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
        <FieldGrid>
          <TextField
            field={{ ...field('email'), id: 'new-email' }}
            label={t('new-email.email')}
            autoComplete="email"
            required
          />
          {asksForPassword && (
            <PasswordField
              field={{ ...field('currentPassword'), id: 'new-email-password', isValid: false }}
              label={t('settings.current-password')}
              showLabel={t('forms.show-password')}
              autoComplete="current-password"
            />
          )}
        </FieldGrid>
        {!isUnconfirmed && (
          <div className={classes.actions}>
            <Button type="submit" busy={isBusy}>
              {t('new-email.send')}
            </Button>
            <Button kind="text" type="submit" name="cancel" value="true" onClick={leave}>
              {t('addresses.cancel')}
            </Button>
          </div>
        )}
      </form>
      {isUnconfirmed && <ConfirmPerson onConfirmed={() => void send()} onCancel={store.cancelConfirmation} />}
    </>
  );
}
