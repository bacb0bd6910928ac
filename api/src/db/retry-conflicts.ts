import { isForeignName, isOutdatedPlan } from './prepared-client.ts';

const conflictCodes = new Set(['40001', '40P01']);
/** Unique constraints of random values: another attempt gets another value. */
const drawnValues = new Set([
  'shop_order_number_key',
  'withdrawal_number_key',
  'contact_message_number_key',
  'return_case_number_key',
  'return_case_code_key',
  'voucher_code_key',
]);
const ATTEMPTS = 3;

/** Repeats a transaction that PostgreSQL aborted because of a conflict with another one; throws after the last attempt. */
export async function retryConflicts<Result>(run: () => Promise<Result>, attempts = ATTEMPTS): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
    const isOvertaken = conflictCodes.has(code) || isOutdatedPlan(error) || isForeignName(error);
    if (attempts <= 1 || !(isOvertaken || drawnValues.has(constraint))) throw error;
    return retryConflicts(run, attempts - 1);
  }
}
