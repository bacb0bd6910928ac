const path = require('node:path');

/** The Jest configuration of every unit. Tests of components (`.test.tsx`) of `browser` units get a DOM; `roots` are the test folders. */
module.exports = ({ directory, browser = false, roots = ['src'] }) => ({
  displayName: path.basename(directory),
  rootDir: directory,
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: browser ? path.join(__dirname, 'unit-environment.cjs') : 'node',
  transform: { '\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swc] },
  // Published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?!(@lucide\\+icons|i18next|cookie|content-disposition|http-proxy-middleware|httpxy)@)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(__dirname, 'jest-css.cjs'),
    '\\.css$': path.join(__dirname, 'jest-css.cjs'),
  },
  setupFiles: browser ? [path.join(__dirname, 'jest-dom-globals.cjs')] : [],
  setupFilesAfterEnv: browser ? [path.join(__dirname, 'jest-dom-setup.cjs')] : [],
});

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  // Imports are lazy: each test file loads its modules again, and most tests use little of a package.
  module: { type: 'commonjs', lazy: { patterns: ['.'] } },
};
