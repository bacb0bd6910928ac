/** Log-in and password forms that more than one unit shows. Bundled into each unit that imports them. */
export { AccountEmailField } from './account-email-field.tsx';
export { BirthdayField } from './birthday-field.tsx';
export { type FailedLogIn, failedLogInOf } from './failed-log-in.ts';
export { sendLogIn } from './log-in.api.ts';
export { LogInCodeForm } from './log-in-code-form.tsx';
export { LogInForm, type TypedLogIn } from './log-in-form.tsx';
export { createLogInWaysStore } from './log-in-ways.store.ts';
export { LogInWays } from './log-in-ways.tsx';
export { NewPassword } from './new-password.tsx';
export { canUsePasskeys, PasskeyCancelled, usePasskey } from './passkey.api.ts';
export { typedEmail } from './typed-email.ts';
