import { AgreementSchema, buyingPages, CustomerFieldsSchema, InvoiceCompanySchema } from '@odeta/contracts';
import { StoredTextSchema, visitStorage } from '@odeta/device/storage';
import type { Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { safeLocalStorage } from '@odeta/storefront/storage';
import * as v from 'valibot';

/** B21: the default lifetime of a cookie, in seconds. */
const SEVEN_DAYS = 604_800;

/** Milliseconds. After an hour, an order request without an answer is no longer looked up. */
const INTENT_LIFETIME = 3_600_000;

const IntentSchema = v.object({
  key: v.string(),
  /** Keys of earlier attempts without an answer, because one of them may have placed the order. */
  earlier: v.optional(v.array(v.string()), []),
  /** What was ordered and how it was to be paid. */
  order: v.string(),
  /** Milliseconds since 1970, by the server's time. */
  at: v.number(),
});

const MOST_EARLIER = 9;

const AwaitedPaymentSchema = v.object({
  orderId: v.string(),
  /** Key of the payment method. */
  payment: v.string(),
  total: v.number(),
  expiresAt: v.nullable(v.string()),
});
/** A payment that was started and whose result is not known. */
export type AwaitedPayment = v.InferOutput<typeof AwaitedPaymentSchema>;

/** For all tabs of the browser, also after the one that opened the bank's app was closed. */
const everyTab = safeLocalStorage;

const ConsentsSchema = v.array(v.pick(AgreementSchema, ['type', 'version']));

const InvoiceSchema = v.object({ isRequested: v.boolean(), company: InvoiceCompanySchema });

const storedIntent = () => visitStorage('checkout.order-intent', IntentSchema, everyTab);

/** The idempotency key of the attempt without a result: a repeated order has the same key. */
export function orderIntent(storefront: Pick<Storefront, 'clock'>) {
  const intent = storedIntent();

  function read() {
    const known = intent.read();
    // A time in the future is from a release that used the clock of the device.
    return known && Math.abs(nowOf(storefront) - known.at) < INTENT_LIFETIME ? known : null;
  }

  return {
    find: (order: string) => {
      const known = read();
      return known?.order === order ? known.key : null;
    },
    /** The newest first. */
    openKeys: () => keysOf(read()),
    save(order: string, key: string) {
      const earlier = keysOf(read()).filter((known) => known !== key);
      intent.keep({ key, order, at: nowOf(storefront), earlier: earlier.slice(0, MOST_EARLIER) });
    },
  };
}

/** What survives the page until the order is placed. Codes of payments are never stored. */
export function orderStorage() {
  const intent = storedIntent();
  const payment = visitStorage('checkout.payment', AwaitedPaymentSchema, everyTab);
  const customer = visitStorage('checkout.customer', CustomerFieldsSchema);
  const consents = visitStorage('checkout.consents', ConsentsSchema);
  const email = visitStorage('checkout.email', StoredTextSchema);
  const courierNote = visitStorage('checkout.courier-note', StoredTextSchema);
  const invoice = visitStorage('checkout.invoice', InvoiceSchema);

  /** What the customer entered and ticked, so that the next visitor on this device starts with an empty form. */
  function forgetCustomer() {
    customer.forget();
    consents.forget();
    email.forget();
    invoice.forget();
    courierNote.forget();
  }

  /** After a failed payment the next attempt gets a new key. */
  function clearPayment() {
    intent.forget();
    payment.forget();
  }

  return {
    payment,
    /** The customer's fields as they were entered. */
    customer,
    /** What the customer ticked, with the versions of the texts. */
    consents,
    /** The e-mail that the customer continued with. */
    email,
    /** What the customer tells the courier. */
    courierNote,
    /** Whether the invoice is for a company, and its details. */
    invoice,

    /** M3: the cookie is required, although no code of the shop reads it. */
    announceConfirmation() {
      // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
      globalThis.document.cookie = `confirmation=1; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
    },

    clearIntent: intent.forget,

    clearPayment,
    forgetCustomer,

    clear() {
      clearPayment();
      forgetCustomer();
    },
  };
}

/** The page that shows the result of the attempts with these keys. */
export const confirmationOf = (keys: readonly string[]) =>
  `${buyingPages.confirm}?${keys.map((key) => `intent=${key}`).join('&')}`;

const keysOf = (intent: v.InferOutput<typeof IntentSchema> | null) => (intent ? [intent.key, ...intent.earlier] : []);
