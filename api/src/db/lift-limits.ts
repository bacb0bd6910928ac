/**
 * For a transaction that changes the schema or loads the seed: it may wait for another instance that does the same, and its
 * statements may run longer than a request's.
 */
export const liftLimits = `select ${['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((name) => `set_config('${name}', '0', true)`)
  .join(', ')}`;
