const path = require('node:path');

/** The Jest configuration of every unit; `browser` units get a DOM, `roots` are where its tests are. */
module.exports = ({ directory, browser = false, roots = ['src'] }) => ({
  displayName: path.basename(directory),
  rootDir: directory,
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: browser ? require.resolve('jest-environment-jsdom') : 'node',
  transform: { '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swc] },
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(@lucide\\+icons|i18next|cookie|content-disposition)@)'],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(__dirname, 'jest-css.cjs'),
    '\\.css$': path.join(__dirname, 'jest-css.cjs'),
  },
  setupFiles: browser ? [path.join(__dirname, 'jest-dom-globals.cjs')] : [],
  setupFilesAfterEnv: browser ? [path.join(__dirname, 'jest-dom-matchers.cjs')] : [],
});

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};
