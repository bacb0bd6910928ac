import * as v from 'valibot';
import { matches } from './account-rules.ts';
import { age, BUYER_AGE, birthday } from './birthday.ts';
import { type CustomerRules, customerSchema } from './customer.schema.ts';
import { email } from './email.ts';
import { instantCode } from './instant-code.ts';
import { password } from './password.ts';
import { optional, required, requiredCheckbox } from './rules.ts';

export interface RegisterRules extends Pick<CustomerRules, 'country' | 'patterns' | 'emailExceptions'> {
  today: () => Date;
  /** R21. Ordered as a guest and confirmed to be of age with the order: the birth date may be added later. */
  hasOrdered?: boolean;
}

/** K8, H10, H13, R7. An account needs a name, an e-mail, a password and an adult; the address may be added later. */
export const registerSchema = ({ today, hasOrdered = false, ...rules }: RegisterRules) =>
  v.object({
    ...customerSchema({ ...rules, phoneRequired: false, required: ['email', 'firstName', 'lastName'] }).entries,
    password: password(),
    birthday: v.pipe(hasOrdered ? optional() : required(), birthday(), age(BUYER_AGE, today)),
    privacyAgreement: requiredCheckbox('required-remember'),
  });

/** H10, H12, H13, H21. The fields of an account that an order does not have. */
export const newAccountSchema = (given: string, today: () => Date) =>
  v.object({
    emailRepeat: v.pipe(required(), matches(given)),
    password: password(),
    birthday: v.pipe(required(), birthday(), age(BUYER_AGE, today)),
    privacyAgreement: requiredCheckbox('required-remember'),
  });

/** R21. What a guest who has ordered still needs for an account. */
export const accountAfterOrderSchema = () =>
  v.object({ password: password(), privacyAgreement: requiredCheckbox('required-remember') });

/** K8. Registration outside of the checkout: the fields that the form has, by the rules of the server. */
export function registrationSchema(rules: RegisterRules) {
  const { email, firstName, lastName, birthday, password, privacyAgreement } = registerSchema(rules).entries;
  return v.object({ email, firstName, lastName, birthday, password, privacyAgreement });
}

/** K7. Only the shape of a log-in; the server checks whether it is correct. */
export const logInSchema = () =>
  v.object({ email: v.pipe(required(), email()), password: v.pipe(v.string(), v.nonEmpty('required')) });

/** P17. The address for the password reset link. */
export const emailSchema = () => v.object({ email: v.pipe(required(), email()) });

/** K7, P8. The code that logs a customer in, or confirms that it is them. */
export const logInCodeSchema = () => v.object({ code: instantCode });

/** A new password after a reset (P17). */
export const passwordSchema = () => v.object({ password: password() });

/** P8, H10. The customer's own data; birth date and telephone number are optional. */
export const profileSchema = ({
  today,
  ...rules
}: Pick<CustomerRules, 'country' | 'patterns'> & { today: () => Date }) => {
  const needed = ['firstName', 'lastName'] as const;
  const { entries } = customerSchema({ ...rules, emailExceptions: '', phoneRequired: false, required: needed });
  const { firstName, lastName, familyName, mobilePhone } = entries;
  return v.object({
    ...{ firstName, lastName, familyName, mobilePhone },
    birthday: v.pipe(optional(), birthday(), age(BUYER_AGE, today)),
  });
};

/** P8, H12. `exceptions` are endings of addresses that cannot receive e-mails. */
export const changedEmailSchema = (exceptions = '') => v.object({ email: v.pipe(required(), email(exceptions)) });

/** A new password in the account is confirmed with the current one (P8). */
export const changedPasswordSchema = () =>
  v.object({ currentPassword: v.pipe(v.string(), v.nonEmpty('required')), password: password() });

/** For sensitive changes, which are confirmed with the password. */
export const currentPasswordSchema = () => v.object({ currentPassword: v.pipe(v.string(), v.nonEmpty('required')) });
