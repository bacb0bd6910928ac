const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/**
 * For migrations and the seed: they may wait for another instance that does the same, and their statements may run longer than those of a
 * request.
 */
export const liftLimits = (scope: 'session' | 'transaction'): string =>
  `select ${names.map((name) => `set_config('${name}', '0', ${scope === 'transaction'})`).join(', ')}`;
