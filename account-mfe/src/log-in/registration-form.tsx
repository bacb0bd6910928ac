import { AccountEmailField, BirthdayField, NewPassword } from '@odeta/account-forms';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { Checkbox, CsrfField, FieldGrid, TextField } from '@odeta/ui/forms';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { addressFields } from '@odeta/validation';
import type { FormEvent } from 'react';
import { useAddress } from '../forms/use-address.ts';
import classes from './log-in.module.css';
import { createLogInStore } from './log-in.store.ts';
import { REGISTER_FORM, useRegistration } from './use-registration.ts';

const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const;
type NameField = keyof typeof autoComplete;

export function RegistrationForm() {
  const t = useTexts('account');
  const { isBusy, problem } = useSnapshot(useStore(createLogInStore).state);
  const { code } = useStorefront().session.country;
  const { field, password, submit, privacyAgreement, privacyError, agree } = useRegistration();
  const address = useAddress();
  const posted = usePosted(REGISTER_FORM).problem;
  const shown = problem ?? (posted === null ? null : { key: null, text: posted });
  // In the order of names that is usual in the country.
  const names = addressFields[code].shown.filter((name): name is NameField => name in autoComplete);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void submit();
  }

  return (
    <form className={classes.form} noValidate method="post" action={address} onSubmit={handleSubmit}>
      <CsrfField form={REGISTER_FORM} />
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      <FieldGrid>
        {names.map((name) => (
          <TextField
            key={name}
            field={field(name)}
            label={t(`fields.${name}`)}
            autoComplete={autoComplete[name]}
            width="half"
            required
          />
        ))}
        <AccountEmailField field={field('email')} label={t('forms.email')} />
        <BirthdayField field={field('birthday')} label={t('forms.birthday')} help={t('forms.birthday-help')} required />
      </FieldGrid>
      <NewPassword field={field('password')} password={password} texts={t} group="forms" />
      <Checkbox
        id="privacyAgreement"
        name="privacyAgreement"
        value="true"
        checked={privacyAgreement}
        error={privacyError}
        required
        onChange={agree}
      >
        {t('forms.privacy')}
      </Checkbox>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t(isBusy ? 'forms.registering' : 'forms.register')}
      </Button>
    </form>
  );
}
