import * as v from 'valibot';

/** H15. */
const CODE_LENGTH = 6;

/** R6. The digits of a typed or pasted code; all other characters are dropped. */
export const codeDigits = (text: string) => text.replace(/\D/g, '');

/** H15, R6. The code of an instant payment (BLIK); white space is ignored. */
export const instantCode = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s/g, '')),
  v.nonEmpty('required'),
  v.minLength(CODE_LENGTH, 'min-code'),
  v.maxLength(CODE_LENGTH, 'max-code'),
  v.digits('code-digits'),
);

export const isInstantCode = (text: string) => v.is(instantCode, text);
