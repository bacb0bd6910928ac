import * as v from 'valibot';
import { type Customer, CustomerFieldsSchema } from '../contracts/my-account/customer.ts';

/** A guest who has given his e-mail: the steps of the order are open. */
export const guestOf = (parts: Partial<Customer> = {}): Customer => ({
  ...v.parse(CustomerFieldsSchema, { email: 'jana@example.sk' }),
  customerHash: null,
  isAuthorized: false,
  hasAccount: false,
  customerNumber: null,
  ...parts,
});
