/**
 * The addresses of pages in a module, by its declarations: `{ name, links, members, refers }`. A literal such as `/wishlist/` is one, and so is
 * a template, with `*` for what is only known at run time: `/c/*`. Declared addresses and endpoints (`path: …`) are none.
 */
export function declarationsOf(ast) {
  const known = new Map();
  const found = ast.body.flatMap((statement) => declarationsIn(statement, known));
  const names = new Set(found.flatMap(({ name }) => name ?? []));
  return found.map(({ name, node }) => describe(name, node, { names, known }));
}

/** Exported names that are others inside the module: `export { a as b }` and the default. */
export function exportedAs(ast) {
  const names = {};
  for (const { type, specifiers = [], source, declaration } of ast.body) {
    if (type === 'ExportDefaultDeclaration') names.default = declaration.id?.name;
    if (type !== 'ExportNamedDeclaration' || source) continue;
    for (const { local, exported } of specifiers) names[exported.name] = local.name;
  }
  return names;
}

function declarationsIn(statement, known) {
  const node = statement.type.startsWith('Export') ? (statement.declaration ?? null) : statement;
  if (node === null || node.type === 'ImportDeclaration') return [];
  if (node.type !== 'VariableDeclaration') return [{ name: node.id?.name, node }];
  return node.declarations.map(({ id, init }) => {
    if (id.type === 'Identifier') known.set(id.name, init);
    return { name: id.name, node: init };
  });
}

function describe(name, node, { names, known }) {
  const isList = name !== undefined && node?.type === 'ObjectExpression';
  const members = {};
  for (const property of isList ? node.properties : [])
    if (keyOf(property) !== undefined) members[keyOf(property)] = linksIn(property, known);
  return { name, links: linksIn(node, known), members: isList ? members : undefined, refers: refersTo(node, names) };
}

function linksIn(node, known) {
  const links = new Set();
  visit(node, null, (one, parent) => {
    if (isPath(parent, one) || isCompared(parent) || isPartOf(parent)) return;
    const link = asLink(textOf(one, known));
    // A slash alone separates parts of something, except where it is the value of a property.
    if (link && (link !== '/' || parent?.type === 'Property')) links.add(link);
  });
  return [...links];
}

const isPath = (parent, node) => parent?.type === 'Property' && keyOf(parent) === 'path' && parent.value === node;

/** `path === '/cart'`, `url.split('/c/')`: looks at addresses, and leads nowhere. `api.prepare('/gift/init')` asks the API. */
const isCompared = (parent) =>
  parent?.type === 'CallExpression' &&
  parent.callee.type === 'MemberExpression' &&
  LOOKS_AT.includes(parent.callee.property.name);
const LOOKS_AT = 'startsWith endsWith includes indexOf match replace replaceAll split join prepare'.split(' ');

/** Of a sum only the whole is an address; what is compared is none. */
const isPartOf = (parent) => parent?.type === 'BinaryExpression';

/** `/c/*` for `/c/${slug}?page=2`; undefined for what is no address of a page. */
function asLink(text) {
  if (!text?.startsWith('/')) return undefined;
  const [path] = text.split(/[?#]/);
  const parts = path.slice(1).replace(/\/$/, '').split('/');
  if (parts[0]?.includes('*') || !parts.every((part) => /^[a-z0-9*-]*$/.test(part)) || parts.slice(1).includes(''))
    return undefined;
  return `/${parts.map((part) => (part.includes('*') ? '*' : part)).join('/')}`;
}

function textOf(node, known, depth = 0) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left, known), textOf(node.right, known)];
    return left === undefined ? undefined : left + (right ?? '*');
  }
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(({ value }, index) => value.cooked + (index < node.expressions.length ? partOf(node.expressions[index]) : ''))
    .join('');

  function partOf(expression) {
    return (depth < 3 ? textOf(meantBy(expression, known), known, depth + 1) : undefined) ?? '*';
  }
}

/** What a name or a member of the same module stands for. */
function meantBy(node, known) {
  if (node.type === 'Identifier') return known.get(node.name);
  if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return node;
  const list = known.get(node.object.name);
  return list?.type === 'ObjectExpression'
    ? list.properties.find((property) => keyOf(property) === node.property.name)?.value
    : undefined;
}

/** Other declarations of the module that this one uses: `ACCOUNT`, `accountPages.returns`. */
function refersTo(node, names) {
  const found = new Set();
  visit(node, null, (one, parent) => {
    if (one.type !== 'Identifier' || !names.has(one.name)) return;
    const isMember = parent?.type === 'MemberExpression' && parent.object === one && !parent.computed;
    found.add(isMember ? `${one.name}.${parent.property.name}` : one.name);
  });
  return [...found];
}

const keyOf = ({ type, key, computed }) => (type === 'Property' && !computed ? (key.name ?? key.value) : undefined);

function visit(node, parent, take) {
  if (typeof node?.type !== 'string') return;
  take(node, parent);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const part of value) visit(part, node, take);
    else if (typeof value === 'object' && value !== null) visit(value, node, take);
  }
}
