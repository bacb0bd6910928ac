/**
 * react-router names its components by statements, and makes them by calls that are not marked as pure: so the unused
 * half of it (forms, fetchers, framework links) cannot be shaken out. This marks them; it ends when the library does.
 */
module.exports = function pureNamesLoader(source) {
  return source
    .replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var [A-Z]\w* = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
};
