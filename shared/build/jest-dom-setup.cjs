if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // These register their clean-up when they are loaded. What a test imports is loaded when it is used, which is too late for that.
  require('@testing-library/react');
  require('@testing-library/user-event');
}
