export { CodeForm } from './code-form.tsx';
export { OfferedCodes } from './offered-codes.tsx';
export { sendCode, sendCodeAway } from './send-discount.ts';
export { UsedCodes } from './used-codes.tsx';
