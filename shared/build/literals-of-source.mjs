import { constantsOf, nameOf, textOf, visit } from './source-tree.mjs';

/** Names of functions that access storage or cookies. */
const READS = ['getItem', 'readCookie'];
const WRITES = ['setItem', 'writeCookie'];
const BOTH = ['visitStorage'];

/**
 * Events and storage keys that a module uses, from its string literals: `{ kind: 'sends' | 'hears' | 'reads' | 'writes', name }`.
 * Of a name that is computed at run time only the beginning is known: `checkout.address.*`.
 */
export function literalsOf(ast) {
  const constants = constantsOf(ast);
  const found = [];
  visit(ast, (node) => {
    if (node.type === 'CallExpression') found.push(...ofCall(node, constants));
    else if (node.type === 'AssignmentExpression' && nameOf(node.left) === 'cookie')
      found.push(...named(['writes'], textOf(node.right, constants)?.split('=')[0]));
  });
  return found;
}

function ofCall({ callee, arguments: given }, constants) {
  const method = nameOf(callee);
  // Only `events.emit(…)` and `storefront.events.emit(…)`: other objects have methods of the same names.
  if (nameOf(callee.object) === 'events') {
    if (method === 'emit') return named(['sends'], textOf(given[0], constants));
    if (method === 'on') return named(['hears'], textOf(given[0], constants));
  }
  const kinds = kindsOf(method);
  // The functions for cookies have the page as their first argument.
  const key = method?.endsWith('Cookie') ? given[1] : given[0];
  return kinds.length > 0 ? named(kinds, textOf(key, constants)) : [];
}

function kindsOf(method) {
  if (BOTH.includes(method)) return ['reads', 'writes'];
  if (READS.includes(method)) return ['reads'];
  return WRITES.includes(method) ? ['writes'] : [];
}

const named = (kinds, name) => (name && name !== '*' ? kinds.map((kind) => ({ kind, name })) : []);
