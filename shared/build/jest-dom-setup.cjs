if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // These register their clean-up when they are loaded. What a test imports is loaded when it is used, which is too late for that.
  const { configure } = require('@testing-library/react');
  require('@testing-library/user-event');
  // What a page shows soon may take seconds on a busy machine; the library gives up after one.
  configure({ asyncUtilTimeout: 10_000 });
}
