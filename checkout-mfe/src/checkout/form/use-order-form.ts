import { type AgreementType, type CustomerFields, type ValidationPatterns, WALLET } from '@odeta/contracts';
import { useCounty, useTown } from '@odeta/purchase/address';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { fieldIssues, useShopForm } from '@odeta/ui/forms';
import { normalizePostCode, writtenAs } from '@odeta/validation';
import { useEffect, useRef } from 'react';
import { createOrderStore } from '../placing/order.store.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { orderStorage } from '../state/order-storage.ts';
import { customerFieldsOf } from './customer-fields.ts';
import { useConsents } from './use-consents.ts';
import { useDraft } from './use-draft.ts';
import { useOrderRules } from './use-order-rules.ts';

/**
 * The order as a form: what is typed, chosen and consented to. What is typed is stored, and saved when it is complete. `accepted`: consents
 * that the order button gives itself; by default the customer ticks all of them.
 */
export function useOrderForm(patterns: ValidationPatterns, accepted: readonly AgreementType[] = []) {
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const checkout = useStore(createCheckoutStore);
  const { shipping, payment, agreements, isPostCodeRefused, lapsed, shippingAddressId, ...delivery } = useSnapshot(
    checkout.state,
  );
  const { blikCode } = useSnapshot(useStore(createOrderStore).state);
  const { consents: tickedTypes, tick } = useConsents(agreements);
  const consents = [...new Set([...accepted, ...tickedTypes])];
  const { values, keep } = useDraft();
  const { person, schema, phoneRequired } = useOrderRules(patterns);

  const ticked = Object.fromEntries(agreements.map(({ type }) => [type, consents.includes(type)]));
  const shippingPoint = delivery.shippingPointId ?? '';
  const context = { shipping: shipping ?? '', shippingPoint, payment: typedPayment(payment), blikCode, ...ticked };
  const { form, errorOf, field, refuse } = useShopForm<CustomerFields>({
    schema,
    values,
    context,
    texts: t,
    written: (name, value) => writtenAs(name, value, { country, patterns }),
    onLeave: save,
  });

  useStored({ form, values, keep });
  const town = useTown(form, save);
  useCounty(form);

  const typed = () => {
    const fields = customerFieldsOf(form.getValues());
    return { ...fields, postCode: normalizePostCode(country, fields.postCode) };
  };

  async function save() {
    if (!isRight(typed())) return;
    showRefused(await checkout.saveCustomer(typed()));
  }

  function showRefused(errors: Record<string, string>) {
    for (const [name, message] of Object.entries(errors)) refuse(name as keyof CustomerFields, message);
  }

  const lapsedAt = (name: string) => (lapsed.includes(`cart.${name}`) ? (lapsedTexts(t)[name] ?? null) : null);

  const errorAt = (name: string) => {
    const refused = name === 'postCode' && isPostCodeRefused && shippingAddressId === null;
    return errorOf(name) ?? (refused ? t('delivery.post-code-refused') : lapsedAt(name));
  };

  const email = form.watch('email');
  const wentOnWith = (value: string) => [checkout.state.customer?.email, orderStorage().email.read()].includes(value);
  const isRight = (fields: CustomerFields) => Object.keys(fieldIssues(person, fields)).length === 0;
  const isEmail = (value: string) => !('email' in fieldIssues(person, { ...values, email: value }));

  return {
    form,
    typed,
    showRefused,
    consents,
    town,
    phoneRequired,
    errorAt,
    email,
    /** Whether the customer had continued with the e-mail before this page was opened. */
    isEmailKnown: isEmail(values.email) && wentOnWith(values.email),
    isEmailRight: isEmail(email),
    /** Whether e-mail and address are complete and valid. */
    isComplete: () => isRight(typed()),
    field: (name: keyof CustomerFields) => ({ ...field(name), error: errorAt(name) }),

    fill: (fields: CustomerFields) => form.reset(fields),

    /** Called after a choice, which removes its error. */
    clear: (name: string) => form.clearErrors(name as keyof CustomerFields),

    /** Validates these fields and shows their errors. */
    areRight: (names: readonly string[]) => form.trigger(names as (keyof CustomerFields)[]),

    /** Validates a control that is no field of the form, when it is left. */
    check: (name: string) => void form.trigger(name as keyof CustomerFields),

    agree(types: readonly AgreementType[]) {
      tick(types);
      for (const type of types) form.clearErrors(type as never);
    },
  };
}

/** A wallet is chosen in its own sheet. */
const typedPayment = (payment: string | null) => (payment === WALLET ? '' : (payment ?? ''));

const lapsedTexts = (t: ReturnType<typeof useTexts>): Record<string, string> => ({
  payment: t('payment.lapsed'),
  shippingPoint: t('points.lapsed'),
});

/** Stores what is typed, and fills the fields when another customer's data is loaded. */
function useStored({
  form,
  values,
  keep,
}: Pick<ReturnType<typeof useDraft>, 'values' | 'keep'> & { form: CustomerForm }) {
  useEffect(() => form.watch((typed) => keep(typed)).unsubscribe, [form, keep]);
  const shown = useRef(values);
  useEffect(() => {
    if (shown.current !== values) form.reset(values);
    shown.current = values;
  }, [form, values]);
}

type CustomerForm = ReturnType<typeof useShopForm<CustomerFields>>['form'];

export type OrderForm = ReturnType<typeof useOrderForm>;
