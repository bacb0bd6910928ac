import { sendLogIn } from '@odeta/account-forms';
import { FORM_PROOF } from '@odeta/contracts';
import type { FormAction } from '@odeta/storefront';
import { returnPathOf } from '../links/return-path.ts';
import { sendRegistration } from './log-in.api.ts';

/** `edge` adds the proof. */
const createProof = () => ({ prepare() {}, prove: async () => FORM_PROOF });

export const logInByForm: FormAction = async (storefront, fields, { query }) => {
  const [email, password, rememberMe] = [
    fields.one('email'),
    fields.all('password')[0] ?? '',
    fields.has('rememberMe'),
  ];
  await sendLogIn(storefront, { email, password, rememberMe }, { suppressMessages: true }, createProof);
  return { to: returnPathOf(query) };
};

export const registerByForm: FormAction = async ({ api }, fields, { query }) => {
  const { one, all, has } = fields;
  await sendRegistration(api, {
    ...{ email: one('email'), firstName: one('firstName'), lastName: one('lastName'), birthday: one('birthday') },
    password: all('password')[0] ?? '',
    ...{ privacyAgreement: has('privacyAgreement'), rememberMe: true },
  });
  return { to: returnPathOf(query) };
};
