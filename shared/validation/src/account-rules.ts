import * as v from 'valibot';

/** H11. Empty or eight digits. */
export const clientNumber = v.check<string, string>((value) => value === '' || /^\d{8}$/.test(value), 'client-number');

/** H12. What is written twice must be the same, as in the e-mail's repetition. */
export const matches = (reference: string, message = 'matches') =>
  v.check<string, string>((value) => value.trim().toLowerCase() === reference.trim().toLowerCase(), message);

/** H14. For what only the form itself can tell: passes when the first parameter is the text `true`. */
export const manualValidation = (passes: string, message: string) =>
  v.check<unknown, string>(() => passes === 'true', message);

/** H8. The server's pattern of that name; a name it does not know lets everything through. */
export const validator = (validators: Readonly<Record<string, string>>, name: string, message = name) =>
  v.check<string, string>((value) => {
    const pattern = validators[name];
    return value === '' || pattern === undefined || new RegExp(pattern, 'u').test(value);
  }, message);
