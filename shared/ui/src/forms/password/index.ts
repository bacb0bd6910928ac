export { PasswordField } from './password-field.tsx';
export { PasswordMeter } from './password-meter.tsx';
export { passwordRuleIds } from './password-rule-ids.ts';
export { UsernameField } from './username-field.tsx';
