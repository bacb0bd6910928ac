const preset = require('@odeta/build/jest-preset')({ directory: __dirname });

module.exports = {
  ...preset,
  // In Node.js without isolation: a worker loads the API once for all test files, so that a test must undo its changes to it.
  runner: 'jest-light-runner',
  roots: ['<rootDir>/src', '<rootDir>/testing'],
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/testing/time-limit.ts'],
};
