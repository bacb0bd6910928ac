import { LOG_IN_CODE_DIGITS, LOG_IN_CODE_MINUTES } from '@odeta/contracts';
import type { Translate } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid, TextField, useShopForm } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { codeDigits, logInCodeSchema } from '@odeta/validation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import classes from './log-in-form.module.css';
import type { LogInWaysStore } from './log-in-ways.store.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

interface Props {
  store: LogInWaysStore;
  texts: Translate;
  group: string;
}

/** K7. The form for the code sent by e-mail or SMS. It is sent by itself with the last digit. */
export function LogInCodeForm({ store, texts: t, group }: Props) {
  const { isBusy, problem, sentTo, againAt, rememberMe, by, hasSms } = useSnapshot(store.state);
  const wait = useSecondsUntil(againAt);
  const [schema] = useState(logInCodeSchema);
  const { form, field, refuse } = useShopForm({ schema, values: { code: '' }, texts: t });
  const status = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => status.current?.focus(), []);
  const send = form.handleSubmit(
    async ({ code }) => {
      const wrong = await store.logInByCode(code);
      if (!wrong.code) return;
      refuse('code', wrong.code);
      form.setFocus('code');
    },
    () => form.setFocus('code'),
  );
  const code = codeDigits(form.watch('code'));
  const sent = useRef('');
  useEffect(() => {
    if (code.length !== LOG_IN_CODE_DIGITS || sent.current === code) return;
    sent.current = code;
    void send();
  }, [code, send]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <CsrfField />
      <h2 className={text.size18}>{t(`${group}.code-title`)}</h2>
      <p ref={status} className={classNames(text.size14, text.soft)} role="status" tabIndex={-1}>
        {t(`${group}.${by === 'sms' ? 'code-sent-sms' : 'code-sent'}`, { email: sentTo ?? '' })}
      </p>
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`${group}.problem-${key}`)} />}
      </div>
      <FieldGrid>
        <TextField
          field={{ ...field('code'), isValid: false }}
          label={t(`${group}.${by === 'sms' ? 'code-sms' : 'code'}`)}
          help={t(`${group}.code-help`, { minutes: LOG_IN_CODE_MINUTES })}
          width="half"
          autoComplete="one-time-code"
          enterKeyHint="go"
          required
        />
      </FieldGrid>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t(`${group}.${isBusy ? 'logging-in' : 'log-in'}`)}
      </Button>
      <Button kind="secondary" disabled={wait > 0} onClick={() => void store.ask(sentTo ?? '', rememberMe, by)}>
        {wait > 0 ? t(`${group}.code-again-in`, { seconds: wait }) : t(`${group}.code-again`)}
      </Button>
      {hasSms && by === 'email' && (
        <Button kind="text" busy={isBusy} onClick={() => void store.ask(sentTo ?? '', rememberMe, 'sms')}>
          {t(`${group}.code-send-sms`)}
        </Button>
      )}
      <Button kind="text" onClick={store.leaveCode}>
        {t(`${group}.code-leave`)}
      </Button>
    </form>
  );
}
