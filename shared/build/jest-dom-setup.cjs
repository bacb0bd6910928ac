if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // These libraries register their cleanup on import, which is too late with the lazy imports of tests.
  const { configure } = require('@testing-library/react');
  require('@testing-library/user-event');
  // Milliseconds. On a busy machine updates may take seconds; the library's default is one second.
  configure({ asyncUtilTimeout: 10_000 });
}
