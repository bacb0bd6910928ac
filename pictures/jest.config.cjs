const preset = require('@odeta/shared/build/jest-preset');

// Tests run in a realm of their own, where every look-up of Math is slow, and drawing is nothing but Math.
module.exports = { ...preset({ directory: __dirname }), sandboxInjectedGlobals: ['Math'] };
