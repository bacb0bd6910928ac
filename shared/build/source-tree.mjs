/** For what the build reads from the syntax tree of a module, after TypeScript and JSX have been compiled. */

export function visit(node, take) {
  if (typeof node?.type !== 'string') return;
  take(node);
  for (const part of partsOf(node)) visit(part, take);
}

export const partsOf = (node) =>
  Object.values(node)
    .flat()
    .filter((part) => typeof part?.type === 'string');

/** `emit` for `events.emit`, `readCookie` for `readCookie` and for `(0, cookies.readCookie)`. */
export function nameOf(node) {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression' && !node.computed) return node.property.name;
  return node?.type === 'SequenceExpression' ? nameOf(node.expressions.at(-1)) : undefined;
}

/** The values of the constants of a module, by name. */
export function constantsOf(ast) {
  const constants = new Map();
  visit(ast, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') constants.set(node.id.name, node.init);
  });
  return constants;
}

/** The beginning of a text that is computed at run time ends in `*`: `checkout.address.*`. */
export function textOf(node, constants) {
  if (node?.type === 'Identifier') return textOf(constants.get(node.name), new Map());
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const [first] = node.quasis;
  return node.expressions.length === 0 ? first.value.cooked : `${first.value.cooked}*`;
}

/** Every text that an expression may be; `undefined` if it may be another one, too. */
export function textsOf(node, constants) {
  if (node?.type === 'Identifier') return textsOf(constants.get(node.name), new Map());
  if (node?.type === 'ConditionalExpression') {
    const both = [node.consequent, node.alternate].map((one) => textsOf(one, constants));
    return both.includes(undefined) ? undefined : both.flat();
  }
  const text = textOf(node, constants);
  return text === undefined || text === '*' ? undefined : [text];
}

/** The fields of an object literal with their values; `isWhole` is false if others may be among them. */
export function fieldsOf(node) {
  if (node?.type !== 'ObjectExpression') return undefined;
  const fields = node.properties.filter((one) => one.type === 'Property' && !one.computed);
  return {
    isWhole: fields.length === node.properties.length,
    fields: Object.fromEntries(fields.map(({ key, value }) => [String(key.name ?? key.value), value])),
  };
}

/** Every name and text in a module: of fields, variables and values. */
export function mentionsIn(ast) {
  const names = new Set();
  visit(ast, ({ type, name, value }) => {
    if (type === 'Identifier') names.add(name);
    else if (type === 'Literal' && typeof value === 'string' && value.length < LONGEST) names.add(value);
  });
  return [...names];
}

/** Longer texts are no names. */
const LONGEST = 60;
