if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // Tests load no styles. In browsers, text that is positioned absolutely is a block, and a name has a space before it.
  document.head.insertAdjacentHTML('beforeend', '<style>.spoken { display: block; }</style>');
  // jsdom has no layout, in which something could come into sight.
  document.elementsFromPoint = () => [];
  const observer = class {
    observe() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver = observer;
  globalThis.ResizeObserver ??= observer;
  // These libraries register their cleanup on import, which is too late with the lazy imports of tests.
  const { configure } = require('@testing-library/react');
  require('@testing-library/user-event');
  // Milliseconds. On a busy machine updates may take seconds; the library's default is one second.
  configure({ asyncUtilTimeout: 10_000 });
}
