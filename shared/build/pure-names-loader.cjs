/**
 * react-router names its components by statements, and makes them by calls and classes that are not marked as pure: so the
 * unused half of it (forms, fetchers, framework links, server components) cannot be shaken out. This marks them; it ends when
 * the library does.
 */
module.exports = function pureNamesLoader(source) {
  return source
    .replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var [A-Z]\w* = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(componentClass, pureClass);
};

/** `var Name = class extends React.Component { … };`, and the context that it is told of after it. */
const componentClass =
  /^var ([A-Z]\w*) = (class extends React\d*\.Component \{\n)([\s\S]*?\n)\};\n(?:\1\.contextType = (\w+);\n)?/gm;

function pureClass(_, name, head, body, context) {
  const told = context ? `static contextType = ${context};\n` : '';
  return `var ${name} = /* @__PURE__ */ (() => ${head}${told}${body}})();\n`;
}
