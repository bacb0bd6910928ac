import * as v from 'valibot';
import { matches } from './account-rules.ts';
import { age, BUYER_AGE, birthday } from './birthday.ts';
import { type CustomerRules, customerSchema } from './customer.schema.ts';
import { password } from './password.ts';
import { required, requiredCheckbox } from './rules.ts';

export interface RegisterRules extends Pick<CustomerRules, 'country' | 'patterns' | 'emailExceptions'> {
  today: Date;
}

/** K8, H10, H13, R7. An account needs a name, an e-mail, a password and a grown-up; the address may come later. */
export const registerSchema = ({ today, ...rules }: RegisterRules) =>
  v.object({
    ...customerSchema({ ...rules, phoneRequired: false, required: ['email', 'firstName', 'lastName'] }).entries,
    password: password(),
    birthday: v.pipe(required(), birthday(), age(BUYER_AGE, today)),
    privacyAgreement: requiredCheckbox('required-remember'),
  });

/** H10, H12, H13, H21. What an account needs and an order does not. */
export const newAccountSchema = (email: string, today: Date) =>
  v.object({
    emailRepeat: v.pipe(required(), matches(email)),
    password: password(),
    birthday: v.pipe(required(), birthday(), age(BUYER_AGE, today)),
    privacyAgreement: requiredCheckbox('required-remember'),
  });

/** K7. What a log-in needs; whether it is right only the server knows. */
export const loginSchema = () => v.object({ password: v.pipe(v.string(), v.nonEmpty('required')) });
