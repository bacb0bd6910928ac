export { CodeForm } from './code-form.tsx';
export { sendCode, sendCodeAway } from './send-discount.ts';
export { UsedCodes } from './used-codes.tsx';
