import * as v from 'valibot';
import { emailOf } from './email.ts';

/** H11. Empty or eight digits. */
export const clientNumber = v.check<string, string>((value) => value === '' || /^\d{8}$/.test(value), 'client-number');

/** H12. A repeated e-mail must be the same address, in either form of its domain. */
export const matches = (reference: string, message = 'matches') =>
  v.check<string, string>((value) => emailOf(value).toLowerCase() === emailOf(reference).toLowerCase(), message);

/** H14. For rules that only the form itself can check: valid when the first parameter is the text `true`. */
export const manualValidation = (passes: string, message: string) =>
  v.check<unknown, string>(() => passes === 'true', message);

/** H14. For fields that only customer service changes: valid while they are unchanged. */
export const unchanged = (isUnchanged: boolean) =>
  v.pipe(v.unknown(), manualValidation(String(isUnchanged), 'customer-service'));

/** H8. The server's pattern of that name; an unknown name accepts everything. */
export const validator = (validators: Readonly<Record<string, string>>, name: string, message = name) =>
  v.check<string, string>((value) => {
    const pattern = validators[name];
    return value === '' || pattern === undefined || new RegExp(pattern, 'u').test(value);
  }, message);
