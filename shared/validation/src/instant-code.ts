import * as v from 'valibot';

/** H15. */
const CODE_LENGTH = 6;

/** R6. The digits of what was typed or pasted; nothing else belongs to a code. */
export const codeDigits = (text: string) => text.replace(/\D/g, '');

/** H15, R6. The code of an instant payment (BLIK); white space does not count. */
export const instantCode = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/\s/g, '')),
  v.nonEmpty('required'),
  v.minLength(CODE_LENGTH, 'min-code'),
  v.maxLength(CODE_LENGTH, 'max-code'),
  v.digits('code-digits'),
);

export const isInstantCode = (text: string) => v.is(instantCode, text);
