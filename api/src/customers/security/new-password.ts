import type { CountryCode } from '@odeta/contracts';
import { password as passwordRule } from '@odeta/validation';
import * as v from 'valibot';
import { ApiError } from '../../http/api-error.ts';
import { textFor } from '../../http/texts.ts';
import { fieldErrorsOf } from '../../http/validation.ts';
import { hashPassword } from '../../identity/password-hash.ts';
import { isCommonPassword } from '../accounts/common-password.ts';

/** The hash of a new password. Throws an `ApiError` with an error for `password` when it is not allowed. */
export async function newPasswordHash(country: CountryCode, password: string): Promise<string> {
  const result = v.safeParse(v.object({ password: passwordRule() }), { password });
  if (!result.success) throw new ApiError('validation', { validation: fieldErrorsOf(country, result.issues) });
  if (await isCommonPassword(password)) {
    throw new ApiError('validation', { validation: { password: [textFor(country, 'password-common')] } });
  }
  return hashPassword(password);
}
