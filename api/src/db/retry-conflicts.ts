const conflictCodes = new Set(['40001', '40P01']);
/** Of values that are drawn at random: another one is free. */
const drawnValues = new Set([
  'shop_order_number_key',
  'withdrawal_number_key',
  'contact_message_number_key',
  'return_case_number_key',
  'return_case_code_key',
  'voucher_code_key',
]);
const ATTEMPTS = 3;

/** Runs a transaction again that PostgreSQL gave up in favour of another one; after some attempts the error goes on. */
export async function retryConflicts<Result>(run: () => Promise<Result>, attempts = ATTEMPTS): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
    if (attempts <= 1 || !(conflictCodes.has(code) || drawnValues.has(constraint))) throw error;
    return retryConflicts(run, attempts - 1);
  }
}
