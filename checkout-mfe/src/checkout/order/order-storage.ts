import { AgreementSchema, buyingPages, CustomerFieldsSchema } from '@odeta/contracts';
import { StoredTextSchema, visitStorage } from '@odeta/purchase';
import * as v from 'valibot';

/** B21: a cookie's lifetime unless something else is said. */
const SEVEN_DAYS = 604_800;

/** After an hour nobody waits for the answer to a press any more. */
const INTENT_LIFETIME = 3_600_000;

const IntentSchema = v.object({
  key: v.string(),
  /** Of presses before this one that were not answered either: it may be theirs that was placed. */
  earlier: v.optional(v.array(v.string()), []),
  /** What was meant to be ordered, and how it was to be paid. */
  order: v.string(),
  at: v.number(),
});

const MOST_EARLIER = 9;

const AwaitedPaymentSchema = v.object({
  orderId: v.string(),
  /** Key of the payment. */
  payment: v.string(),
  total: v.number(),
  expiresAt: v.nullable(v.string()),
});
/** A payment that the buyer has begun and whose end is not known. */
export type AwaitedPayment = v.InferOutput<typeof AwaitedPaymentSchema>;

/** For every tab of the browser, and for the one that an app switch has closed. */
const everyTab = () => globalThis.localStorage;

const ConsentsSchema = v.array(v.pick(AgreementSchema, ['type', 'version']));

/** What outlives the page until the order is placed. Codes of payments are none of it. */
export function orderStorage() {
  const intent = visitStorage('checkout.order-intent', IntentSchema, everyTab);
  const payment = visitStorage('checkout.payment', AwaitedPaymentSchema, everyTab);
  const customer = visitStorage('checkout.customer', CustomerFieldsSchema);
  const consents = visitStorage('checkout.consents', ConsentsSchema);
  const email = visitStorage('checkout.email', StoredTextSchema);

  function readIntent() {
    const known = intent.read();
    return known && Date.now() - known.at < INTENT_LIFETIME ? known : null;
  }

  return {
    /** Of the press whose order is not settled yet: the same order, asked for again, has the same key (M3). */
    intent: {
      find: (order: string) => {
        const known = readIntent();
        return known?.order === order ? known.key : null;
      },
      /** The last press first. */
      openKeys: () => keysOf(readIntent()),
      keep(order: string, key: string) {
        const earlier = keysOf(readIntent()).filter((known) => known !== key);
        intent.keep({ key, order, at: Date.now(), earlier: earlier.slice(0, MOST_EARLIER) });
      },
      forget: intent.forget,
    },
    payment,
    /** What the buyer typed. */
    customer,
    /** L4. What the buyer ticked, with the versions of the texts. */
    consents,
    /** K6. The e-mail that the buyer went on with. */
    email,

    /** M3. */
    announceConfirmation() {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser of ours has the Cookie Store API
      globalThis.document.cookie = `confirmation=1; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
    },

    /** A payment that failed: the next press is another one. */
    forgetPayment() {
      intent.forget();
      payment.forget();
    },

    forget() {
      intent.forget();
      payment.forget();
      customer.forget();
      consents.forget();
      email.forget();
    },
  };
}

/** N1. Where the buyer reads what has become of the presses with these keys. */
export const confirmationOf = (keys: readonly string[]) =>
  `${buyingPages.confirm}?${keys.map((key) => `intent=${key}`).join('&')}`;

const keysOf = (intent: v.InferOutput<typeof IntentSchema> | null) => (intent ? [intent.key, ...intent.earlier] : []);
