const preset = require('@odeta/shared/build/jest-preset')({ directory: __dirname });

module.exports = {
  ...preset,
  roots: ['<rootDir>/src', '<rootDir>/testing'],
  // ES modules, and one that imports such at run time.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(kysely|cookie|content-disposition|@fastify\\+cookie)@)'],
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
  // Orders race for real pieces: the database, and not a clock, says how long that takes.
  testTimeout: 60_000,
};
