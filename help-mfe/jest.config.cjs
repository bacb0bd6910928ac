module.exports = require('@odeta/shared/build/jest-preset')({ directory: __dirname, browser: true });
