import { constantsOf, fieldsOf, nameOf, textsOf, visit } from './source-tree.mjs';

/**
 * The facts that a module sends as events: `{ event, isWhole, fields }`. A field has its possible values, or `null` if they are not known;
 * `isWhole` is false if the fact may have other fields.
 */
export function sentBy(ast) {
  const constants = constantsOf(ast);
  const found = [];
  visit(ast, ({ type, callee, arguments: [name, fact] = [] }) => {
    if (type !== 'CallExpression' || nameOf(callee) !== 'emit' || nameOf(callee.object) !== 'events') return;
    for (const event of textsOf(name, constants) ?? []) found.push({ event, ...factOf(fact, constants) });
  });
  return found;
}

function factOf(node, constants) {
  const { isWhole, fields } = fieldsOf(node) ?? { isWhole: false, fields: {} };
  return {
    isWhole,
    fields: Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, valuesOf(one, constants)])),
  };
}

function valuesOf(node, constants) {
  const texts = textsOf(node, constants);
  if (texts) return texts.some((text) => text.endsWith('*')) ? null : texts;
  return node?.type === 'Literal' && ['number', 'boolean'].includes(typeof node.value) ? [node.value] : null;
}
