module.exports = {
  ...require('@odeta/build/jest-preset')({ directory: __dirname }),
  setupFilesAfterEnv: ['<rootDir>/testing/close-edges.ts'],
};
