const { globSync } = require('node:fs');

module.exports = {
  projects: globSync('*/jest.config.cjs', { cwd: __dirname }).map(
    (file) => `<rootDir>/${file.replace(/\/jest.*/, '')}`,
  ),
};
