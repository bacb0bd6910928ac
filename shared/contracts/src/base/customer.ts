import * as v from 'valibot';
import { addressFieldNames } from './address-fields.ts';
import { endpoint } from './endpoint.ts';
import { HurraTagManagerSchema } from './hurra-tag-manager.ts';
import { ValidationPatternsSchema } from './validation-patterns.ts';

const TextSchema = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), '');

/** K5. The fields that a visitor fills in; the rules per country (H1–H10) are in `shared/validation`. */
export const CustomerFieldsSchema = v.object({
  email: TextSchema,
  ...v.entriesFromList(addressFieldNames, TextSchema),
  /** YYYY-MM-DD or empty. */
  birthday: TextSchema,
});
export type CustomerFields = v.InferOutput<typeof CustomerFieldsSchema>;

/** The customer of a visit, with or without an account (K5). */
export const CustomerSchema = v.object({
  ...CustomerFieldsSchema.entries,
  customerHash: v.nullable(v.string()),
  /** K5: name and birth date can only be changed by customer service. */
  isAuthorized: v.boolean(),
  /** `false` for a guest with data (K9). */
  hasAccount: v.optional(v.boolean(), false),
  /** H11. Eight digits; `null` without an account. */
  customerNumber: v.optional(v.nullable(v.string()), null),
});
export type Customer = v.InferOutput<typeof CustomerSchema>;

/** K9, K10. Saves the customer's data; a visitor without an account becomes a guest with data. */
export const editCustomer = endpoint({
  method: 'POST',
  path: '/my-account/customer/edit',
  summary: "K10. Saves the customer's data",
  payload: CustomerFieldsSchema,
  body: v.object({ customer: CustomerSchema }),
});

export const readCustomer = endpoint({
  method: 'GET',
  path: '/my-account/customer',
  summary: "K10. The customer's data",
  body: v.object({
    customer: v.nullable(CustomerSchema),
    hurraTagManager: HurraTagManagerSchema,
    /** K8. What the registration form needs to check as the server does; older servers send nothing. */
    registration: v.optional(
      v.object({
        validationPatterns: ValidationPatternsSchema,
        emailExceptions: v.string(),
        /** R21. The birth date may be left out. */
        hasOrdered: v.boolean(),
      }),
    ),
  }),
});
