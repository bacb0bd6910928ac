export { PasswordField } from './password-field.tsx';
export { PasswordMeter } from './password-meter.tsx';
