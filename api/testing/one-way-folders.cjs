/** The folders of `api/testing`, each with the folders that it may import: only folders that are listed before it. */
module.exports = {
  // PostgreSQL for tests, their seed, and rows of the database.
  database: '',
  // A shop for tests, and a client for it.
  shop: 'database',
  // Actions of buyers and of employees.
  people: 'database shop',
  // Servers that tests start: our own as child processes, and simulators of other services.
  servers: 'database shop people',
  // Random faults with a seed: lost answers, killed servers.
  chaos: 'shop people servers',
  // Input and output of every endpoint, generated from its contract.
  requests: 'shop people servers chaos',
};
