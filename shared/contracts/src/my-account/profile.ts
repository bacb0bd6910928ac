import * as v from 'valibot';
import { CustomerFieldsSchema } from '../base/customer.ts';
import { endpoint } from '../base/endpoint.ts';
import { ValidationPatternsSchema } from '../base/validation-patterns.ts';
import { EmailSchema, PasswordSchema } from './account.ts';

const { firstName, lastName, familyName, mobilePhone, birthday } = CustomerFieldsSchema.entries;

/** E2. `null`: not given. */
const GenderSchema = v.nullable(v.picklist(['female', 'male']));

/** P8. The customer's personal data. */
export const ProfileFieldsSchema = v.object({
  ...{ firstName, lastName, familyName, mobilePhone },
  /** YYYY-MM-DD or empty. */
  birthday,
  gender: v.optional(GenderSchema, null),
});
export type ProfileFields = v.InferOutput<typeof ProfileFieldsSchema>;

const ProfileSchema = v.object({
  ...ProfileFieldsSchema.entries,
  /** K5: name and birth date can only be changed by customer service. */
  isAuthorized: v.boolean(),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

export const readProfile = endpoint({
  method: 'GET',
  path: '/my-account/profile',
  summary: 'P8. What the customer says of himself',
  body: v.object({
    profile: ProfileSchema,
    validationPatterns: ValidationPatternsSchema,
    /** Page of customer service; `null` when there is none. */
    contactUrl: v.nullable(v.string()),
  }),
  problems: ['log-in-required'],
});

/** P8, K5, H10. Field errors have keys `customer.<field>` (H22). A stored birth date cannot be removed. */
export const saveProfile = endpoint({
  method: 'POST',
  path: '/my-account/profile',
  summary: 'P8. Saves what the customer says of himself',
  payload: ProfileFieldsSchema,
  body: v.object({ profile: ProfileSchema }),
  problems: ['log-in-required'],
});

/**
 * P8. Sends a link to the new address; the change takes effect when it is opened (`confirmEmail`), and the former address is
 * notified. Without the password it requires a recent confirmation that it is the customer (`confirmation-required`). Field errors have the
 * keys `email` and `currentPassword`.
 */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/my-account/email/change',
  summary: 'P8. Asks for another e-mail of the account',
  payload: v.object({ email: EmailSchema, currentPassword: v.optional(PasswordSchema) }),
  body: v.object({}),
  problems: ['log-in-required', 'login-blocked', 'confirmation-required'],
});
