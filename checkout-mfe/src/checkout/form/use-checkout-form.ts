import { useAddressHelp } from '@odeta/address';
import {
  type AgreementType,
  type CountryCode,
  type CustomerFields,
  needsWallet,
  type ValidationPatterns,
} from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { fieldIssues, useLargeForm, useWatch } from '@odeta/ui/forms';
import { contactOf, isPlaceField, normalizePostCode, writtenAs } from '@odeta/validation';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { orderStorage } from '../state/order-storage.ts';
import { type CheckoutValues, useBlikCode, useStored } from './checkout-values.ts';
import { customerFieldsOf } from './customer-fields.ts';
import { useCheckoutRules } from './use-checkout-rules.ts';
import { useConsents } from './use-consents.ts';
import { useDraft } from './use-draft.ts';

export interface FormStart {
  /** Consents that the order button gives itself; by default the customer ticks all of them. */
  accepted?: readonly AgreementType[];
  /** What was entered in a form that this one replaces. */
  blikCode?: string;
  /** Whether the invoice is for a company. */
  isCompany?: boolean;
}

/**
 * The form of the checkout. It owns what the customer enters: the customer's fields, the consents and the BLIK code. It stores them except
 * for the code, and saves the fields when they are complete. What the server knows, such as delivery, payment and summary, is owned by the
 * checkout store, and only validated here. How far the placing of the order is, is owned by the placing store. The company on the invoice
 * has its own form, which is loaded later, and is owned by the invoice store.
 */
export function useCheckoutForm(patterns: ValidationPatterns, start: FormStart = {}) {
  const { accepted = [], blikCode = '', isCompany = false } = start;
  const t = useTexts('checkout');
  const country = useStorefront().session.country.code;
  const checkout = useStore(createCheckoutStore);
  const { shipping, payment, agreements, isPostCodeRefused, lapsed, shippingAddressId, ...delivery } = useSnapshot(
    checkout.state,
  );
  const { consents: ticked, setConsents } = useConsents(agreements);
  const consents = [...new Set([...accepted, ...ticked])];
  const draft = useDraft();
  const { person, withAddress, schema, phoneRequired, isContactOnly } = useCheckoutRules(patterns, isCompany);

  const agreed = Object.fromEntries(agreements.map(({ type }) => [type, consents.includes(type)]));
  const shippingPoint = delivery.shippingPointId ?? '';
  const { form, root, errorOf, field, refuse } = useLargeForm<CheckoutValues>({
    schema,
    values: { ...draft.values, blikCode },
    context: { shipping: shipping ?? '', shippingPoint, payment: listedPayment(payment), ...agreed },
    texts: t,
    written: (name, value) => writtenAs(name, value, { country, patterns }),
    onLeave: save,
  });

  useStored(form, draft);
  const code = useBlikCode(form);
  const { town, moveNumber } = useAddressHelp(form, save);

  // An address that is not asked is sent only if it could be used.
  const customer = () => sentCustomer(country, form.getValues(), isContactOnly ? withAddress : null);

  async function save() {
    // Once the next field has the focus.
    void moveNumber().then((isMoved) => (isMoved ? save() : undefined));
    if (hasIssues(person, customer())) return;
    showErrors(await checkout.saveCustomer(customer()));
  }

  function showErrors(errors: Record<string, string>) {
    for (const [name, message] of Object.entries(errors)) refuse(name as keyof CustomerFields, message);
  }

  const errorAt = (name: string) => {
    const refused = name === 'postCode' && isPostCodeRefused && shippingAddressId === null;
    return errorOf(name) ?? (refused ? t('delivery.post-code-refused') : lapsedText(t, lapsed, name));
  };

  const email = useWatch({ control: form.control, name: 'email' });
  const isConfirmed = (value: string) => [checkout.state.customer?.email, orderStorage().email.read()].includes(value);
  const isEmail = (value: string) => !('email' in fieldIssues(person, { ...draft.values, email: value }));

  return {
    /** The form as react-hook-form knows it, and what has to be rendered with it. */
    methods: form,
    root,
    /** Number of times that the data of another customer filled the form. */
    fills: draft.fills,
    /** The customer's fields as they are entered now. */
    customer,
    code,
    showErrors,
    consents,
    town,
    phoneRequired,
    /** Whether the address of the customer is not asked (J6). */
    isContactOnly,
    errorAt,
    email,
    /** Whether the customer had continued with the e-mail before this page was opened. */
    isEmailKnown: isEmail(draft.values.email) && isConfirmed(draft.values.email),
    isEmailValid: isEmail(email),
    /** Whether e-mail, name and telephone number, or the address if it is needed, are complete and valid. */
    isPartComplete: (part: 'contact' | 'place') => issuesAre(part === 'contact', fieldIssues(person, customer())),
    /** Whether the same and the address, if it is needed, are complete and valid. */
    isComplete: () => !hasIssues(person, customer()),
    field: (name: keyof CustomerFields) => ({ ...field(name), error: errorAt(name) }),

    fill: (fields: CustomerFields) => form.reset({ ...form.getValues(), ...fields }),

    /** Called after a choice, which removes its error. */
    clearError: (name: string) => form.clearErrors(name as keyof CustomerFields),

    /** Validates these values, also those that are no fields of the form, and shows their errors. */
    validate: (names: readonly string[]) => form.trigger(names as (keyof CustomerFields)[]),

    agree(types: readonly AgreementType[]) {
      setConsents(types);
      for (const type of types) form.clearErrors(type as never);
    },
  };
}

/** Only places, or no places, among the issues. */
const issuesAre = (places: boolean, issues: object) =>
  Object.keys(issues).every((name) => isPlaceField(name) === places);

type Rules = Parameters<typeof fieldIssues>[0];

const hasIssues = (schema: Rules, fields: CustomerFields) => Object.keys(fieldIssues(schema, fields)).length > 0;

/** The customer as entered; with `usable`, only an address that is valid by it. */
function sentCustomer(country: CountryCode, values: CheckoutValues, usable: Rules | null): CustomerFields {
  const entered = customerFieldsOf(values);
  const fields = { ...entered, postCode: normalizePostCode(country, entered.postCode) };
  return usable !== null && hasIssues(usable, fields) ? contactOf(fields) : fields;
}

/** A wallet is chosen in its own sheet. */
const listedPayment = (payment: string | null) => (needsWallet(payment) ? '' : (payment ?? ''));

function lapsedText(t: ReturnType<typeof useTexts>, lapsed: readonly string[], name: string): string | null {
  if (!lapsed.includes(`cart.${name}`)) return null;
  if (name === 'payment') return t('payment.lapsed');
  return name === 'shippingPoint' ? t('points.lapsed') : null;
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;
