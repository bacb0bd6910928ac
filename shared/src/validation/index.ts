export * from './address-fields.ts';
export * from './customer.schema.ts';
export { validationMessages } from './messages.ts';
export * from './rules.ts';
