export { CodeForm } from './code-form.tsx';
export { laterTexts } from './later-texts.ts';
export { OfferedCodes } from './offered-codes.tsx';
export { sendCode, sendCodeAway } from './send-discount.ts';
export { UsedCodes } from './used-codes.tsx';
