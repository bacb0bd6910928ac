import { fieldsOf, nameOf, visit } from './source-tree.mjs';

const JSX = ['jsx', 'jsxs'];

/**
 * The fields of objects that a module passes to functions and components of shared modules: `{ module, name, at, fields }`, where `at` is
 * the number of the parameter. Properties of a component are its first one.
 */
export function passedBy(ast, modules) {
  const imported = importsOf(ast, modules);
  const found = [];
  visit(ast, ({ type, callee, arguments: given = [] }) => {
    if (type !== 'CallExpression') return;
    const called = imported.get(nameOf(callee));
    if (callee.type !== 'Identifier' || !called) return;
    const isJsx = called.module === 'react/jsx-runtime' && JSX.includes(called.name);
    const target = isJsx ? imported.get(given[0]?.name) : called;
    const list = isJsx ? given.slice(1, 2) : given;
    if (target && target.module !== 'react/jsx-runtime')
      found.push(...list.flatMap((one, at) => passed(target, one, at)));
  });
  return found;
}

function passed(target, node, at) {
  const fields = Object.keys(fieldsOf(node)?.fields ?? {});
  return fields.length > 0 ? [{ ...target, at, fields }] : [];
}

function importsOf({ body }, modules) {
  const imported = new Map();
  for (const { type, source, specifiers = [] } of body)
    if (type === 'ImportDeclaration' && modules.includes(source.value))
      for (const { local, imported: one } of specifiers)
        if (one) imported.set(local.name, { module: source.value, name: one.name ?? one.value });
  return imported;
}
