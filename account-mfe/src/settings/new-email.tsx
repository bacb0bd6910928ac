import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid, TextField, useShopForm } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { changedEmailSchema } from '@odeta/validation';
import { type FormEvent, useEffect, useState } from 'react';
import classes from '../forms/form.module.css';
import { ConfirmPerson } from './confirm-person.tsx';
import { createNewEmailStore } from './new-email.store.ts';

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

/** Asks who it is only if that was not shown a few minutes ago, below the form, which keeps the typed address. */
function NewEmailForm() {
  const t = useTexts('account');
  const store = useStore(createNewEmailStore);
  const { isBusy, problem, isUnconfirmed } = useSnapshot(store.state);
  const [schema] = useState(() => changedEmailSchema());
  const { form, field, refuse } = useShopForm({ schema, values: { email: '' }, texts: t });
  const focus = () => form.setFocus('email');
  // The button that had the focus is gone.
  useEffect(() => form.setFocus('email'), [form.setFocus]);
  const send = form.handleSubmit(async ({ email: typed }) => {
    const { email } = await store.ask(typed);
    if (!email) return;
    refuse('email', email);
    focus();
  }, focus);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }
  return (
    <>
      <form className={classes.form} noValidate onSubmit={submit} aria-label={t('new-email.open')}>
        <CsrfField />
        <p className={classNames(text.size14, text.soft)}>{t('new-email.text')}</p>
        <div role="alert">
          {problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
        </div>
        <FieldGrid>
          <TextField
            field={{ ...field('email'), id: 'new-email' }}
            label={t('new-email.email')}
            autoComplete="email"
            required
          />
        </FieldGrid>
        {!isUnconfirmed && (
          <div className={classes.actions}>
            <Button type="submit" busy={isBusy}>
              {t('new-email.send')}
            </Button>
            <Button kind="text" onClick={() => store.open(false)}>
              {t('addresses.cancel')}
            </Button>
          </div>
        )}
      </form>
      {isUnconfirmed && <ConfirmPerson onConfirmed={() => void send()} onCancel={store.cancelConfirmation} />}
    </>
  );
}
