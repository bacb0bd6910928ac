import type { AgreementType, CustomerFields, ValidationPatterns } from '@odeta/shared/contracts';
import { fieldIssues, useShopForm } from '@odeta/shared/forms';
import { useTexts } from '@odeta/shared/i18n';
import { useSnapshot } from '@odeta/shared/state';
import { useStore, useStorefront } from '@odeta/shared/storefront';
import { customerSchema, normalizePostCode, orderSchema } from '@odeta/shared/validation';
import { useEffect, useMemo, useState } from 'react';
import { createCheckoutStore } from './checkout.store.ts';
import { isPaymentHidden } from './checkout-state.ts';
import { customerFieldsOf } from './customer-fields.ts';
import { keptForOrder } from './kept-for-order.ts';
import { createOrderStore } from './order.store.ts';
import { BLIK } from './payments.ts';

/** The order as a form: what is typed, what is chosen, what is agreed to. What is typed is kept, and saved when it is complete. */
export function useOrderForm(patterns: ValidationPatterns) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const checkout = useStore(createCheckoutStore);
  const { shipping, payment, agreements, customer, summary, isPostCodeRefused, ...delivery } = useSnapshot(
    checkout.state,
  );
  const method = delivery.shippingPayment.find(({ key }) => key === shipping);
  const { blikCode } = useSnapshot(useStore(createOrderStore).state);
  const [consents, setConsents] = useState<readonly AgreementType[]>([]);
  const [kept] = useState(keptForOrder);
  const [values] = useState(() => customerFieldsOf(kept.customer.read() ?? customer));

  const phoneRequired = method?.phoneRequired ?? false;
  const isPointNeeded = method?.map ?? false;
  const isHidden = isPaymentHidden({ payment, summary });
  const isCodeNeeded = payment === BLIK;
  const { person, schema } = useMemo(() => {
    const rules = { country, patterns, emailExceptions: '', phoneRequired };
    return {
      person: customerSchema(rules),
      schema: orderSchema({ ...rules, isPaymentHidden: isHidden, isCodeNeeded, isPointNeeded, agreements }),
    };
  }, [country, patterns, phoneRequired, isHidden, isCodeNeeded, isPointNeeded, agreements]);

  const ticked = Object.fromEntries(agreements.map(({ type }) => [type, consents.includes(type)]));
  const shippingPoint = delivery.shippingPointId ?? '';
  const context = { shipping: shipping ?? '', shippingPoint, payment: payment ?? '', blikCode, ...ticked };
  const { form, errorOf, field, refuse } = useShopForm<CustomerFields>({
    schema,
    values,
    context,
    texts: t,
    onLeave: save,
  });

  useEffect(() => form.watch((typed) => kept.customer.keep(customerFieldsOf(typed))).unsubscribe, [form, kept]);

  const typed = () => {
    const fields = customerFieldsOf(form.getValues());
    return { ...fields, postCode: normalizePostCode(country, fields.postCode) };
  };

  /** K9. */
  async function save() {
    if (Object.keys(fieldIssues(person, typed())).length > 0) return;
    showRefused(await checkout.saveCustomer(typed()));
  }

  /** H22. */
  function showRefused(errors: Record<string, string>) {
    for (const [name, message] of Object.entries(errors)) refuse(name as keyof CustomerFields, message);
  }

  const errorAt = (name: string) => {
    const refused = name === 'postCode' && isPostCodeRefused;
    return errorOf(name) ?? (refused ? t('delivery.post-code-refused') : null);
  };

  return {
    form,
    typed,
    showRefused,
    consents,
    phoneRequired,
    errorAt,
    /** What was known before anything was typed on this page. */
    isEmailKnown: !('email' in fieldIssues(person, values)),
    email: values.email,
    field: (name: keyof CustomerFields) => ({ ...field(name), error: errorAt(name) }),

    /** A choice takes its own error away. */
    clear: (name: string) => form.clearErrors(name as keyof CustomerFields),

    /** Checks what stands in no field of the form, when its control is left. */
    check: (name: string) => void form.trigger(name as keyof CustomerFields),

    agree(types: readonly AgreementType[]) {
      setConsents(types);
      for (const type of types) form.clearErrors(type as never);
    },
  };
}

export type OrderForm = ReturnType<typeof useOrderForm>;
