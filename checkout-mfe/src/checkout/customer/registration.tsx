import { BirthdayField, NewPassword } from '@odeta/account-forms';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { Checkbox, CsrfField, type FieldBinding, FieldGrid, TextField } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { addressFields } from '@odeta/validation';
import type { FormEvent } from 'react';
import { createAccountStore } from '../form/account.store.ts';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import classes from './customer.module.css';
import { useCustomerTexts } from './use-customer-texts.ts';
import { useRegistration } from './use-registration.ts';

/** The address is not part of the registration, because it follows in the next step. */
export function Registration({ form }: { form: CheckoutForm }) {
  const t = useCustomerTexts();
  const account = useStore(createAccountStore);
  const { isBusy, problem } = useSnapshot(account.state);
  const { methods, field, privacyAgreement, privacyError, agree, submit } = useRegistration(form);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void submit();
  }

  return (
    <form className={classes.panel} noValidate onSubmit={handleSubmit}>
      <CsrfField />
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`customer.problem-${key}`)} />}
      </div>
      <NewAccountFields form={form} field={field} />
      <NewPassword field={field('password')} password={methods.watch('password')} texts={t} group="customer" />
      <Checkbox id="privacyAgreement-account" checked={privacyAgreement} error={privacyError} required onChange={agree}>
        {t('customer.privacy')}
      </Checkbox>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t(isBusy ? 'customer.registering' : 'customer.register')}
      </Button>
      <Button kind="secondary" size="large" wide onClick={account.continueAsGuest}>
        {t('customer.without-account')}
      </Button>
      <p className={classNames(text.size13, text.faint)}>{t('customer.later')}</p>
    </form>
  );
}

interface FieldsProps {
  form: CheckoutForm;
  field: (name: 'emailRepeat' | 'password' | 'birthday') => FieldBinding;
}

const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const;
type NameField = keyof typeof autoComplete;

function NewAccountFields({ form, field }: FieldsProps) {
  const t = useTexts('checkout');
  const { code } = useStorefront().session.country;
  // First and last name in the order of the country.
  const names = addressFields[code].shown.filter((name): name is NameField => name in autoComplete);
  return (
    <FieldGrid>
      <TextField
        field={{ ...field('emailRepeat'), isValid: false }}
        label={t('customer.email-repeat')}
        autoComplete="email"
        required
      />
      {names.map((name) => (
        <TextField
          key={name}
          field={form.field(name)}
          label={t(`fields.${name}`)}
          autoComplete={autoComplete[name]}
          width="half"
          required
        />
      ))}
      <BirthdayField
        field={field('birthday')}
        label={t('customer.birthday')}
        help={t('customer.birthday-help')}
        required
      />
    </FieldGrid>
  );
}
