/** The folders of `api/testing`, each with those that it may import: only such as are listed before it. */
module.exports = {
  // PostgreSQL for tests, its seed and its rows.
  database: '',
  // A shop that a test opens, and the client that speaks to it.
  shop: 'database',
  // What buyers and those who work in the shop do.
  people: 'database shop',
  // Servers that a test starts: ours in processes of their own, and simulators of others.
  servers: 'database shop people',
  // Faults by chance, with a seed: lost answers, killed servers.
  chaos: 'shop people servers',
  // Input and output of every endpoint, made from its contract.
  requests: 'shop people servers chaos',
};
