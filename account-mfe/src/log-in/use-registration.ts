import { useStore, useStorefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { useShopForm } from '@odeta/ui/forms';
import { usePosted } from '@odeta/ui/forms/posted';
import { noPatterns, registrationSchema } from '@odeta/validation';
import { useState } from 'react';
import { createLogInStore } from './log-in.store.ts';

export const REGISTER_FORM = 'account.register';

const noPassword = { birthday: '', password: '' };

export function useRegistration() {
  const t = useTexts('account');
  const store = useStore(createLogInStore);
  const storefront = useStorefront();
  const { code: country } = storefront.session.country;
  const { guest, rules } = useSnapshot(store.state);
  const { has } = usePosted(REGISTER_FORM);
  const [privacyAgreement, setPrivacy] = useState(has('privacyAgreement'));
  const [schema] = useState(() => {
    const today = () => new Date(nowOf(storefront));
    const { validationPatterns: patterns = noPatterns, emailExceptions = '', hasOrdered = false } = rules ?? {};
    return registrationSchema({ country, patterns, emailExceptions, hasOrdered, today });
  });
  const [values] = useState(() => ({ ...guest, ...noPassword, privacyAgreement: false }));
  type Values = typeof values;
  const { form, field, refuse, errorOf } = useShopForm<Values>({
    schema,
    values,
    context: { privacyAgreement },
    texts: t,
    form: REGISTER_FORM,
  });

  const submit = form.handleSubmit(
    async (typed) => {
      const { email, firstName, lastName, birthday, password } = typed;
      const given = { email, firstName, lastName, birthday, password };
      const wrong = await store.register({ ...given, privacyAgreement, rememberMe: true });
      const [first] = Object.keys(wrong);
      for (const [name, message] of Object.entries(wrong)) refuse(name as keyof Values, message);
      if (first) form.setFocus(first as keyof Values);
    },
    (errors) => {
      const [first] = Object.keys(values).filter((name) => name in errors);
      if (first && first !== 'privacyAgreement') form.setFocus(first as keyof Values);
    },
  );

  return {
    field,
    password: form.watch('password'),
    submit,
    privacyAgreement,
    privacyError: errorOf('privacyAgreement'),

    agree(ticked: boolean) {
      setPrivacy(ticked);
      form.clearErrors('privacyAgreement');
    },
  };
}
