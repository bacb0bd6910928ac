import { useStore, useStorefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { useShopForm } from '@odeta/ui/forms';
import { newAccountSchema, writtenBirthday } from '@odeta/validation';
import { useMemo, useState } from 'react';
import { customerFieldsOf } from '../form/customer-fields.ts';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import { createEntryStore } from './entry.store.ts';
import { useCustomerTexts } from './use-customer-texts.ts';

interface NewAccount {
  emailRepeat: string;
  password: string;
  birthday: string;
}

/** A separate form for what an account needs in addition to the order. */
export function useRegistration(checkoutForm: CheckoutForm) {
  const t = useCustomerTexts();
  const storefront = useStorefront();
  const entry = useStore(createEntryStore);
  const { email, birthday } = checkoutForm.customer();
  const [privacyAgreement, setPrivacy] = useState(false);
  const schema = useMemo(() => newAccountSchema(email, () => new Date(nowOf(storefront))), [email, storefront]);
  const [values] = useState<NewAccount>({ emailRepeat: '', password: '', birthday: writtenBirthday(birthday) });
  const { form, field, refuse, errorOf } = useShopForm<NewAccount>({
    schema,
    values,
    context: { privacyAgreement },
    texts: t,
  });

  async function send({ password, birthday: day }: NewAccount) {
    const fields = { ...knownFields(checkoutForm), birthday: day };
    const errors = await entry.register({ ...fields, password, rememberMe: true, privacyAgreement });
    for (const [name, message] of Object.entries(errors)) {
      if (name in values || name === 'privacyAgreement') refuse(name as keyof NewAccount, message);
      else checkoutForm.showErrors({ [name]: message });
    }
  }

  return {
    methods: form,
    field,
    privacyAgreement,
    privacyError: errorOf('privacyAgreement'),

    agree(ticked: boolean) {
      setPrivacy(ticked);
      form.clearErrors('privacyAgreement' as keyof NewAccount);
    },

    /** Validates both forms, so that everything missing is shown at once. */
    async submit() {
      const areNamed = await checkoutForm.methods.trigger(['firstName', 'lastName']);
      await form.handleSubmit(
        (values) => (areNamed ? send(values) : checkoutForm.methods.setFocus('firstName')),
        (errors) => form.setFocus((Object.keys(errors)[0] ?? 'password') as keyof NewAccount),
      )();
    },
  };
}

/** An incomplete address is saved later, with the next step. */
function knownFields(checkoutForm: CheckoutForm) {
  const { email, firstName, lastName } = checkoutForm.customer();
  return checkoutForm.isComplete() ? checkoutForm.customer() : customerFieldsOf({ email, firstName, lastName });
}
