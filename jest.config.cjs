const { globSync } = require('node:fs');

const junit = {
  outputDirectory: '.data/test',
  outputName: 'junit-unit.xml',
  suiteNameTemplate: '{filepath}',
  classNameTemplate: '{filepath}',
  titleTemplate: '{title}',
};

module.exports = {
  // One more than cores: the tests of the API wait for their database and servers.
  maxWorkers: 3,
  reporters: ['default', ['jest-junit', junit]],
  // Only for what never ends: machines that do other things, too, take many times as long.
  testTimeout: 240_000,
  projects: globSync(['*/jest.config.cjs', '{sandbox,shared}/*/jest.config.cjs'], { cwd: __dirname }).map(
    (file) => `<rootDir>/${file.replace(/\/jest\.config.*/, '')}`,
  ),
};
