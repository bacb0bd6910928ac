const preset = require('@odeta/build/jest-preset')({ directory: __dirname });

module.exports = {
  ...preset,
  roots: ['<rootDir>/src', '<rootDir>/testing'],
  // ES modules, and one that imports such at run time.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(kysely|meilisearch|cookie|content-disposition|@fastify\\+cookie|@seriousme\\+openapi-schema-validator)@)',
  ],
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
  // Jest takes no time limit from the configuration of one project.
  setupFilesAfterEnv: ['<rootDir>/testing/patience.ts'],
};
