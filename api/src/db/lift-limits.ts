const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/**
 * For what changes the schema or loads the seed: it may wait for another instance that does the same, and its statements may
 * run longer than a request's.
 */
export const liftLimits = (scope: 'session' | 'transaction'): string =>
  `select ${names.map((name) => `set_config('${name}', '0', ${scope === 'transaction'})`).join(', ')}`;
