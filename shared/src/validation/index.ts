export * from './address-fields.ts';
export * from './customer.schema.ts';
export * from './field-limits.ts';
export { validationMessages } from './messages.ts';
export * from './order.schema.ts';
export * from './phone-required.ts';
export * from './rules.ts';
