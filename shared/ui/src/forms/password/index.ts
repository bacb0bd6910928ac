export { PasswordField } from './password-field.tsx';
export { PasswordMeter } from './password-meter.tsx';
export { UsernameField } from './username-field.tsx';
