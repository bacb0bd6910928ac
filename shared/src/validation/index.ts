export * from './address-fields.ts';
export * from './customer.schema.ts';
export * from './rules.ts';
export { validationMessages } from './messages.ts';
