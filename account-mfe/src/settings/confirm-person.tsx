import { canUsePasskeys } from '@odeta/account-forms';
import { LOG_IN_CODE_MINUTES } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid, TextField, useShopForm } from '@odeta/ui/forms';
import { PasswordField } from '@odeta/ui/forms/password';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { currentPasswordSchema, logInCodeSchema } from '@odeta/validation';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createAccountStore } from '../account/account.store.ts';
import classes from '../forms/form.module.css';
import { createConfirmPersonStore } from './confirm-person.store.ts';

interface Props {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for a key, a code or the password before a change of the account. The form of the change stays as it was filled in. */
export function ConfirmPerson({ onConfirmed, onCancel }: Props) {
  const t = useTexts('account');
  const store = useStore(createConfirmPersonStore);
  const { isBusy, problem, isCodeSent, hasKeyFailed } = useSnapshot(store.state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.form}>
      <h3 ref={heading} tabIndex={-1} className={text.size18}>
        {t('confirm-person.title')}
      </h3>
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}
        {hasKeyFailed && <Alert type="warning">{t('forms.key-failed')}</Alert>}
      </div>
      {canUsePasskeys() && (
        <Button
          kind="secondary"
          busy={isBusy}
          onClick={async () => {
            if (await store.byKey()) onConfirmed();
          }}
        >
          {t('confirm-person.key')}
        </Button>
      )}
      {isCodeSent ? <CodeField onConfirmed={onConfirmed} /> : <CurrentPasswordField onConfirmed={onConfirmed} />}
      <div className={classes.actions}>
        <Button kind="text" onClick={() => void store.askForCode()}>
          {t(isCodeSent ? 'forms.code-again' : 'forms.code-send')}
        </Button>
        <Button kind="text" onClick={onCancel}>
          {t('addresses.cancel')}
        </Button>
      </div>
    </div>
  );
}

function CurrentPasswordField({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const t = useTexts('account');
  const store = useStore(createConfirmPersonStore);
  const [schema] = useState(currentPasswordSchema);
  const { form, field, refuse } = useShopForm({ schema, values: { currentPassword: '' }, texts: t });
  const focus = () => form.setFocus('currentPassword');
  const send = form.handleSubmit(async (typed) => {
    const { currentPassword } = await store.byPassword(typed.currentPassword);
    if (currentPassword) {
      refuse('currentPassword', currentPassword);
      focus();
    } else if (store.state.problem === null) onConfirmed();
  }, focus);
  return (
    <Confirming onSubmit={() => void send()}>
      <PasswordField
        field={{ ...field('currentPassword'), id: 'confirm-password', isValid: false }}
        label={t('settings.current-password')}
        showLabel={t('forms.show-password')}
        autoComplete="current-password"
      />
    </Confirming>
  );
}

function CodeField({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const t = useTexts('account');
  const store = useStore(createConfirmPersonStore);
  const { account } = useSnapshot(useStore(createAccountStore).state);
  const [schema] = useState(logInCodeSchema);
  const { form, field, refuse } = useShopForm({ schema, values: { code: '' }, texts: t });
  const focus = () => form.setFocus('code');
  useEffect(() => form.setFocus('code'), [form.setFocus]);
  const send = form.handleSubmit(async (typed) => {
    const { code } = await store.byCode(typed.code);
    if (code) {
      refuse('code', code);
      focus();
    } else if (store.state.problem === null) onConfirmed();
  }, focus);
  return (
    <Confirming onSubmit={() => void send()}>
      <p className={classNames(text.size14, text.soft)} role="status">
        {t('confirm-person.sent', { email: account?.email ?? '' })}
      </p>
      <TextField
        field={{ ...field('code'), id: 'confirm-code', isValid: false }}
        label={t('forms.code')}
        help={t('forms.code-help', { minutes: LOG_IN_CODE_MINUTES })}
        width="half"
        autoComplete="one-time-code"
        enterKeyHint="go"
        required
      />
    </Confirming>
  );
}

function Confirming({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const t = useTexts('account');
  const { isBusy } = useSnapshot(useStore(createConfirmPersonStore).state);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit} aria-label={t('confirm-person.title')}>
      <CsrfField />
      <FieldGrid>{children}</FieldGrid>
      <div>
        <Button type="submit" busy={isBusy}>
          {t('confirm-person.confirm')}
        </Button>
      </div>
    </form>
  );
}
