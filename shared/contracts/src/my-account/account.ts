import * as v from 'valibot';
import { OrderIdSchema } from '../checkout/payment.ts';
import { endpoint } from '../endpoint.ts';
import { CustomerFieldsSchema, CustomerSchema } from './customer.ts';

export const EmailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254));
/** The rules of a password (H13) are those of `shared/validation`; here only what cannot be one. */
export const PasswordSchema = v.pipe(v.string(), v.maxLength(1000));

/** K6. Whether an e-mail has an account: then a password is asked for. */
export const findAccount = endpoint({
  method: 'POST',
  path: '/my-account/customer/exist',
  summary: 'K6. Whether an e-mail has an account',
  payload: v.object({ email: EmailSchema }),
  body: v.object({ exist: v.boolean() }),
});

/** What a log-in, a registration and a log-out answer: the visitor has a new id, and this token fits it. */
const NewTokenSchema = v.object({ csrf: v.string() });

/**
 * K7. A failure says in `body` how often it failed (`failureCount`) and, when the next attempt has to wait, for how many
 * seconds (`retryAfter`). The cart of the visit and the one of the account become one.
 */
export const logIn = endpoint({
  method: 'POST',
  path: '/base/login',
  summary: 'K7. Logs a customer in',
  payload: v.object({ email: EmailSchema, password: PasswordSchema, rememberMe: v.boolean() }),
  body: NewTokenSchema,
  problems: ['login-failed', 'login-blocked'],
});

/**
 * K8, R7, R21. Makes an account and logs its customer in. What is left empty is taken from what the visitor gave before; field
 * errors come as `customerRegister.<field>` (H22). With `order`, the id of an order that he sees by the link of an e-mail, the account
 * is that of its buyer, whatever else is given, and the order belongs to it; `not-found` when there is none to be had.
 */
export const register = endpoint({
  method: 'POST',
  path: '/base/register',
  summary: 'K8. Makes an account and logs its customer in',
  payload: v.object({
    ...CustomerFieldsSchema.entries,
    password: PasswordSchema,
    rememberMe: v.boolean(),
    /** The consent that permits it (R7). */
    privacyAgreement: v.boolean(),
    order: v.optional(OrderIdSchema),
  }),
  body: v.object({ ...NewTokenSchema.entries, customer: CustomerSchema }),
});

/** Ends the log-in of this browser; the customer's cart waits for the next one. */
export const logOut = endpoint({
  method: 'POST',
  path: '/base/logout',
  summary: 'Logs the customer out',
  payload: v.object({}),
  body: NewTokenSchema,
});
