export { Checkbox } from './checkbox.tsx';
export { ErrorSummary, type FormProblem } from './error-summary.tsx';
export { FieldGrid, type FieldWidth } from './field-frame.tsx';
export { groupFieldErrors } from './group-field-errors.ts';
export { type RadioCard, RadioCards } from './radio-cards.tsx';
export { type FormSchema, fieldIssues } from './schema-resolver.ts';
export { SelectField } from './select-field.tsx';
export { TextField } from './text-field.tsx';
export { type FieldBinding, useShopForm } from './use-shop-form.ts';
