export { companySchema } from '@odeta/validation';
