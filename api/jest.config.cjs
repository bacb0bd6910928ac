const preset = require('@odeta/build/jest-preset')({ directory: __dirname });

module.exports = {
  ...preset,
  // In Node.js as it is, which loads the API once for all files of a worker: what a test changes of it, it puts back.
  runner: 'jest-light-runner',
  roots: ['<rootDir>/src', '<rootDir>/testing'],
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/testing/time-limit.ts'],
};
