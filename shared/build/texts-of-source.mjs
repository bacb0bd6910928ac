import { constantsOf, fieldsOf, nameOf, partsOf, textsOf } from './source-tree.mjs';

/**
 * The texts that a module uses: `{ unit, key, values }` for `useTexts('shell')('price.was', { price })`. `values` are the names that are
 * passed for placeholders, `*` if they are not known. A key that is computed at run time ends in `*`.
 */
export function textsUsedBy(ast) {
  const found = [];
  walk(ast, new Map(), { constants: constantsOf(ast), found });
  return found;
}

/** `translators` are the variables in scope that hold the texts of a unit. */
function walk(node, translators, place) {
  const inside = isScope(node) ? withDeclared(node, translators, place) : translators;
  if (node.type === 'CallExpression') place.found.push(...ofCall(node, inside, place));
  for (const part of partsOf(node)) walk(part, inside, place);
}

const isScope = ({ type }) => /Function|^Program$|^BlockStatement$/.test(type);

function withDeclared(scope, translators, { constants }) {
  const inside = new Map(translators);
  // A parameter of the same name holds something else.
  for (const { name } of scope.params ?? []) inside.delete(name);
  for (const { declarations = [] } of statementsOf(scope))
    for (const { id, init } of declarations) {
      const units = id.type === 'Identifier' ? unitsOf(init, inside, constants) : undefined;
      if (units) inside.set(id.name, units);
      else inside.delete(id.name);
    }
  return inside;
}

/** The body of an arrow function may be an expression, such as another one. */
function statementsOf({ body }) {
  if (Array.isArray(body)) return body;
  return body?.type === 'BlockStatement' ? body.body : [];
}

/** The units whose texts an expression gives: of `useTexts('shell')` and of `i18n.getFixedT(null, 'shell')`. */
function unitsOf(node, translators, constants) {
  if (node?.type === 'Identifier') return translators.get(node.name);
  if (node?.type !== 'CallExpression') return undefined;
  const at = { useTexts: 0, getFixedT: 1 }[nameOf(node.callee)];
  return at === undefined ? undefined : textsOf(node.arguments[at], constants);
}

function ofCall({ callee, arguments: [key, given] }, translators, { constants }) {
  const values = fieldsOf(given);
  const units =
    unitsOf(callee, translators, constants) ?? (nameOf(callee) === 't' ? namespaceIn(values, constants) : []);
  const keys = textsOf(key, constants) ?? [];
  return units.flatMap((unit) => keys.map((one) => ({ unit, key: one, values: namesIn(given, values) })));
}

function namesIn(given, values) {
  if (given === undefined) return [];
  return values?.isWhole ? Object.keys(values.fields).filter((name) => name !== 'ns') : ['*'];
}

const namespaceIn = (values, constants) => textsOf(values?.fields.ns, constants) ?? [];
