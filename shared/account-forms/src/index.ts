/** Password forms that more than one unit shows. Bundled into each unit that imports them. */
export { AccountEmailField } from './account-email-field.tsx';
export { BirthdayField } from './birthday-field.tsx';
export { type FailedLogIn, failedLogInOf } from './failed-log-in.ts';
export { sendLogIn } from './log-in.api.ts';
export { LogInForm } from './log-in-form.tsx';
export { NewPassword } from './new-password.tsx';
export { typedEmail } from './typed-email.ts';
