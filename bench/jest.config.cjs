module.exports = require('@odeta/build/jest-preset')({ directory: __dirname, roots: ['.'] });
