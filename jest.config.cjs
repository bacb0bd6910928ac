const { globSync } = require('node:fs');

module.exports = {
  // Jest leaves one of two cores idle otherwise.
  maxWorkers: 2,
  // Whole pages are rendered and typed into, on machines that have other things to do.
  testTimeout: 20_000,
  projects: globSync('*/jest.config.cjs', { cwd: __dirname }).map(
    (file) => `<rootDir>/${file.replace(/\/jest.*/, '')}`,
  ),
};
