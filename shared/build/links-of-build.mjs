/** The addresses of pages that a build contains after tree shaking. `modules` have what `links-of-source.mjs` has found in them. */
export function linksOfBuild(modules, moduleGraph) {
  const links = new Set();
  for (const module of modules) {
    const found = module.buildInfo?.links;
    if (!found) continue;
    const asked = namesAskedFor(module, moduleGraph);
    for (const link of linksOf(found, asked)) links.add(link);
  }
  return [...links].sort();
}

/** Names that other modules use, such as `accountPages.returns`; `null` for all of them. */
function namesAskedFor(module, moduleGraph) {
  const connections = [...moduleGraph.getIncomingConnections(module)].filter(
    (one) => one.dependency && one.getActiveState(undefined) !== false,
  );
  // An entry point is used by nobody, and contains the unit.
  if (!connections.some(({ originModule }) => originModule)) return null;
  const asked = connections
    .flatMap(({ dependency }) => dependency.getReferencedExports(moduleGraph, undefined))
    .map((one) => (Array.isArray(one) ? one : one.name));
  return asked.some((name) => name.length === 0) ? null : asked.map((name) => name.slice(0, 2).join('.'));
}

function linksOf({ declarations, exportedAs }, asked) {
  const byName = new Map(declarations.map((one) => [one.name, one]));
  const links = new Set();
  const taken = new Set();
  if (asked === null) declarations.forEach(takeWhole);
  else {
    declarations.filter(({ name }) => name === undefined).forEach(takeWhole);
    for (const name of asked) takeNamed(localName(name));
  }
  return links;

  function localName(full) {
    const [name, ...member] = full.split('.');
    return [exportedAs[name] ?? name, ...member].join('.');
  }

  function takeNamed(full) {
    const [name, member] = full.split('.');
    const declaration = byName.get(name);
    if (!declaration || taken.has(full)) return;
    taken.add(full);
    const part = member === undefined ? undefined : declaration.members?.[member];
    if (!part) return takeWhole(declaration);
    for (const link of part) links.add(link);
  }

  function takeWhole(declaration) {
    for (const link of declaration.links) links.add(link);
    for (const name of declaration.refers) takeNamed(name);
  }
}
