import * as v from 'valibot';
import { ValidationPatternsSchema } from '../checkout/checkout-init.ts';
import { endpoint } from '../endpoint.ts';
import { EmailSchema, PasswordSchema } from './account.ts';
import { CustomerFieldsSchema } from './customer.ts';

const { firstName, lastName, familyName, mobilePhone, birthday } = CustomerFieldsSchema.entries;

/** E2. `null`: not said. */
const GenderSchema = v.nullable(v.picklist(['female', 'male']));

/** P8. What the customer says of himself. */
export const ProfileFieldsSchema = v.object({
  ...{ firstName, lastName, familyName, mobilePhone },
  /** YYYY-MM-DD or empty. */
  birthday,
  gender: v.optional(GenderSchema, null),
});
export type ProfileFields = v.InferOutput<typeof ProfileFieldsSchema>;

const ProfileSchema = v.object({
  ...ProfileFieldsSchema.entries,
  /** K5: name and birth date are changed by customer service only. */
  isAuthorized: v.boolean(),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** P8. */
export const readProfile = endpoint({
  method: 'GET',
  path: '/my-account/profile',
  summary: 'P8. What the customer says of himself',
  body: v.object({
    profile: ProfileSchema,
    validationPatterns: ValidationPatternsSchema,
    /** Page of the customer service; `null` when there is none. */
    contactUrl: v.nullable(v.string()),
  }),
  problems: ['log-in-required'],
});

/** P8, K5, H10. Field errors come as `customer.<field>` (H22). A birth date that is known cannot be taken away. */
export const saveProfile = endpoint({
  method: 'POST',
  path: '/my-account/profile',
  summary: 'P8. Saves what the customer says of himself',
  payload: ProfileFieldsSchema,
  body: v.object({ profile: ProfileSchema }),
  problems: ['log-in-required'],
});

/**
 * P8. Sends a link to the new address; the account has it when the link is opened (`confirmEmail`), and the former address is notified. Field
 * errors come as `email` and `currentPassword`.
 */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/my-account/email/change',
  summary: 'P8. Asks for another e-mail of the account',
  payload: v.object({ email: EmailSchema, currentPassword: PasswordSchema }),
  body: v.object({}),
  problems: ['log-in-required', 'login-blocked'],
});
