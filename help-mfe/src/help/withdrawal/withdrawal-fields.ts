import { declareWithdrawal } from '@odeta/contracts';
import * as v from 'valibot';

export const FieldsSchema = v.omit(declareWithdrawal.payload, ['lines']);

/** `goods` has a line for each chosen item, and the lines in the customer's own words. */
export type WithdrawalFields = v.InferOutput<typeof FieldsSchema>;

export const noFields: WithdrawalFields = {
  name: '',
  orderNumber: '',
  email: '',
  scope: 'whole',
  goods: '',
  bankAccount: '',
  holder: '',
};
