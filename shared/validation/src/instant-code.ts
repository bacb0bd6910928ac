import * as v from 'valibot';
import { compactCode, oneLine } from './typed-text.ts';

/** H15: 6 digits. */
const CODE_LENGTH = 6;

/** R6. The digits of a typed or pasted code; all other characters are dropped. */
export const codeDigits = (text: string) => compactCode(text).replace(/\D/g, '');

/** H15, R6. The code of an instant payment (BLIK); white space and dashes are ignored. */
export const instantCode = v.pipe(
  v.string(),
  oneLine,
  v.transform((value) => compactCode(value).replaceAll('-', '')),
  v.nonEmpty('required'),
  v.minLength(CODE_LENGTH, 'min-code'),
  v.maxLength(CODE_LENGTH, 'max-code'),
  v.digits('code-digits'),
);

export const isInstantCode = (text: string) => v.is(instantCode, text);
