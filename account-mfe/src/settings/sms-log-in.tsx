import { LOG_IN_CODE_MINUTES } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { FieldGrid, TextField, useShopForm } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { logInCodeSchema } from '@odeta/validation';
import { type FormEvent, useEffect, useState } from 'react';
import forms from '../forms/form.module.css';
import { ConfirmPerson } from './confirm-person.tsx';
import { createSmsLogInStore } from './sms-log-in.store.ts';

/** P8. A confirmed number receives codes for logging in; hidden where the shop sends none. */
export function SmsLogIn() {
  const t = useTexts('account');
  const store = useStore(createSmsLogInStore);
  const { status, isOffered, number, ownNumber, step, isBusy, problem } = useSnapshot(store.state);
  if (status !== 'ready' || !isOffered) return null;
  return (
    <section className={forms.section} aria-labelledby="sms-title">
      <h2 id="sms-title" tabIndex={-1} className={text.title28}>
        {t('sms.title')}
      </h2>
      <p className={classNames(text.size14, text.soft)}>{t('sms.text')}</p>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <p role="status">{number !== null && t('sms.confirmed', { number })}</p>
      {step === 'confirming' && <ConfirmPerson onConfirmed={() => void store.ask()} onCancel={store.cancel} />}
      {step === 'sent' && <CodeForm />}
      {step === 'idle' && (
        <div className={forms.actions}>
          {number === null && ownNumber !== null && (
            <Button kind="secondary" busy={isBusy} onClick={() => void store.ask()}>
              {t('sms.ask', { number: ownNumber })}
            </Button>
          )}
          {number === null && ownNumber === null && (
            <span className={classNames(text.size14, text.soft)}>{t('sms.no-number')}</span>
          )}
          {number !== null && (
            <Button kind="text" busy={isBusy} onClick={() => void store.remove()}>
              {t('sms.remove')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function CodeForm() {
  const t = useTexts('account');
  const store = useStore(createSmsLogInStore);
  const { isBusy, ownNumber } = useSnapshot(store.state);
  const [schema] = useState(logInCodeSchema);
  const { form, field, refuse } = useShopForm({ schema, values: { code: '' }, texts: t });
  const focus = () => form.setFocus('code');
  // The button that had the focus is gone.
  useEffect(() => form.setFocus('code'), [form.setFocus]);
  const send = form.handleSubmit(async ({ code }) => {
    const wrong = await store.confirm(code);
    if (!wrong.code) return;
    refuse('code', wrong.code);
    focus();
  }, focus);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }
  return (
    <form className={forms.form} noValidate onSubmit={submit} aria-label={t('sms.title')}>
      <FieldGrid>
        <TextField
          field={{ ...field('code'), id: 'sms-code', isValid: false }}
          label={t('sms.code', { number: ownNumber ?? '' })}
          help={t('forms.code-help', { minutes: LOG_IN_CODE_MINUTES })}
          width="half"
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
      </FieldGrid>
      <div className={forms.actions}>
        <Button type="submit" busy={isBusy}>
          {t('sms.confirm')}
        </Button>
        <Button kind="text" onClick={store.cancel}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </form>
  );
}
