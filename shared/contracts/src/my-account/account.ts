import * as v from 'valibot';
import { CustomerFieldsSchema, CustomerSchema } from '../base/customer.ts';
import { endpoint } from '../base/endpoint.ts';
import { OrderIdSchema } from '../checkout/payment.ts';

export const EmailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254));
/** The rules of a password (H13) are in `shared/validation`; this only limits the length. */
export const PasswordSchema = v.pipe(v.string(), v.maxLength(1000));

/** K6. Whether an account exists for an e-mail: if so, the page asks for the password. */
export const findAccount = endpoint({
  method: 'POST',
  path: '/my-account/customer/exist',
  summary: 'K6. Whether an e-mail has an account',
  payload: v.object({ email: EmailSchema }),
  body: v.object({ exist: v.boolean() }),
});

/** Response to log-in, registration and log-out: the visitor's id has changed, and this is its CSRF token. */
const NewTokenSchema = v.object({ csrf: v.string() });

/**
 * K7. A failure has in `body` the number of failed attempts (`failureCount`) and, if the next attempt must wait, the
 * seconds (`retryAfter`). A `login-blocked` with `proofSiteKey` is repeated at once with the proof of a solved challenge (header
 * `bot-proof`), of reCAPTCHA if it is not null: other people's failures do not lock out a customer at a new browser. The carts of the session and of the account are merged.
 */
export const logIn = endpoint({
  method: 'POST',
  path: '/base/login',
  summary: 'K7. Logs a customer in',
  payload: v.object({ email: EmailSchema, password: PasswordSchema, rememberMe: v.boolean() }),
  body: NewTokenSchema,
  problems: ['login-failed', 'login-blocked', 'bot-protection'],
});

/**
 * K8, R7, R21. Creates an account and logs the customer in. Empty fields are taken from data that the visitor entered before; field
 * errors have keys `customerRegister.<field>` (H22). With `order`, the id of an order that the visitor sees by an e-mail's link, the
 * account is that of the order's customer, whatever else is sent, and the order is assigned to it; `not-found` without such an order.
 */
export const register = endpoint({
  method: 'POST',
  path: '/base/register',
  summary: 'K8. Makes an account and logs its customer in',
  payload: v.object({
    ...CustomerFieldsSchema.entries,
    password: PasswordSchema,
    rememberMe: v.boolean(),
    /** The required consent (R7). */
    privacyAgreement: v.boolean(),
    order: v.optional(OrderIdSchema),
  }),
  body: v.object({ ...NewTokenSchema.entries, customer: CustomerSchema }),
});

/** Ends the log-in in this browser; the customer's cart is kept for the next one. */
export const logOut = endpoint({
  method: 'POST',
  path: '/base/logout',
  summary: 'Logs the customer out',
  payload: v.object({}),
  body: NewTokenSchema,
});
