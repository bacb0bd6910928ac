import type { Problem } from '@odeta/storefront/actions';
import type { Translate } from '@odeta/storefront/i18n';
import { Button, classNames, text } from '@odeta/ui';
import { Checkbox, CsrfField, FieldGrid, useShopForm } from '@odeta/ui/forms';
import { PasswordField, UsernameField } from '@odeta/ui/forms/password';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { logInSchema } from '@odeta/validation';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { AccountEmailField } from './account-email-field.tsx';
import type { FailedLogIn } from './failed-log-in.ts';
import classes from './log-in-form.module.css';
import { typedEmail } from './typed-email.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** A shorter wait is shown in seconds, a longer one in minutes. */
const COUNTED_SECONDS = 90;

interface Props {
  /** Fills the field at first; empty when it is not known. */
  email: string;
  /** The e-mail was entered in an earlier step: only the password is asked for. */
  isEmailFixed?: boolean;
  isBusy: boolean;
  problem: Problem | null;
  failed: Readonly<FailedLogIn> | null;
  texts: Translate;
  /** The key of the account's texts within `texts`. */
  group: string;
  lead?: ReactNode;
  /** Stands beside "remember me": the link for shoppers who forgot their password. The next page knows the typed e-mail. */
  forgotten?: { href: string; label: string };
  /** Ways to log in without a password, below the button. */
  ways?: (typed: TypedLogIn) => ReactNode;
  children?: ReactNode;
  /** How it is posted without scripts. */
  post?: { name: string; to: string };
  onLogIn: (email: string, password: string, rememberMe: boolean) => void;
}

/** What other ways to log in take from the form. */
export interface TypedLogIn {
  /** The typed e-mail; `null` if it is not one, which the field then says. */
  readEmail: () => Promise<string | null>;
  rememberMe: boolean;
}

export function LogInForm(props: Props) {
  const { email, isEmailFixed = false, isBusy, problem, failed, forgotten, texts: t, group, post, onLogIn } = props;
  const [rememberMe, setRemember] = useState(false);
  const [schema] = useState(logInSchema);
  const { form, field } = useShopForm({ schema, values: { email, password: '' }, texts: t, form: post?.name });
  const posted = usePosted(post?.name ?? '').problem;
  const shown = problem ?? (posted === null ? null : { key: null, text: posted });
  const ofEmail = failed !== null && failed.email === form.watch('email').trim() ? failed : null;
  const failureCount = ofEmail?.count ?? 0;
  const wait = useSecondsUntil(ofEmail?.waitUntil ?? 0);

  useEffect(() => {
    if (isEmailFixed) form.setFocus('password');
  }, [form, isEmailFixed]);
  useEffect(() => {
    if (failureCount === 0) return;
    form.resetField('password');
    form.setFocus('password');
  }, [form, failureCount]);

  const send = form.handleSubmit(
    (typed) => onLogIn(typed.email.trim(), typed.password, rememberMe),
    (errors) => form.setFocus(errors.email ? 'email' : 'password'),
  );
  async function readEmail() {
    if (await form.trigger('email')) return form.getValues('email').trim();
    form.setFocus('email');
    return null;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && wait === 0) void send();
  }

  return (
    <form className={classes.form} noValidate method="post" action={post?.to} onSubmit={submit}>
      <CsrfField form={post?.name} />
      {props.lead}
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`${group}.problem-${key}`)} />}</div>
      {isEmailFixed && <UsernameField email={email} />}
      <FieldGrid>
        {!isEmailFixed && (
          <AccountEmailField
            field={{ ...field('email'), isValid: false }}
            label={t(`${group}.email`)}
            withPasskeys={props.ways !== undefined}
          />
        )}
        <PasswordField
          field={{ ...field('password'), isValid: false }}
          label={t(`${group}.password`)}
          showLabel={t(`${group}.show-password`)}
          autoComplete="current-password"
        />
      </FieldGrid>
      <div className={classes.line}>
        <Checkbox name="rememberMe" value="true" checked={rememberMe} onChange={setRemember}>
          {t(`${group}.remember`)}
        </Checkbox>
        {forgotten && (
          <a
            className={classNames(text.link, text.size14)}
            href={forgotten.href}
            onClick={() => typedEmail().keep(form.getValues('email').trim())}
          >
            {forgotten.label}
          </a>
        )}
      </div>
      <Button type="submit" size="large" wide busy={isBusy} disabled={wait > 0}>
        {wait > 0 ? waitText(t, group, wait) : t(`${group}.${isBusy ? 'logging-in' : 'log-in'}`)}
      </Button>
      {props.ways?.({ readEmail, rememberMe })}
      {props.children}
    </form>
  );
}

const waitText = (t: Translate, group: string, seconds: number) =>
  seconds < COUNTED_SECONDS
    ? t(`${group}.wait`, { seconds })
    : t(`${group}.wait-minutes`, { minutes: Math.ceil(seconds / 60) });
