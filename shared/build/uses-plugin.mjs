import { linksOfBuild } from './links-of-build.mjs';
import { declarationsOf, exportedAs } from './links-of-source.mjs';
import { literalsOf } from './literals-of-source.mjs';
import { passedBy } from './passed-by-source.mjs';
import { sentBy } from './sent-by-source.mjs';
import { classLists, publishRuntime, runtimeGlobals, singletons } from './singletons.mjs';
import { mentionsIn } from './source-tree.mjs';
import { textsUsedBy } from './texts-of-source.mjs';
import { tokensOfSource, tokensOfStyles } from './tokens-of-build.mjs';

const NAME = 'uses';

/**
 * Collects what a build uses of others, after tree shaking: names of shared modules (`shared`), exports of our own packages by
 * file (`exports`), and events and storage keys from string literals, addresses of pages (`links`); what it passes to shared modules
 * (`passed`) and sends as events (`sent`); texts of units (`texts`, and the files of its own: `messages`), custom properties of styles
 * (`tokens`) and files of classes that remotes may use (`classes`); and the names of shared modules that the shell's build gives to remotes
 * (`gives`), and of what a remote exposes (`exposes`). Which names and texts occur in it (`mentions`), and outside of the contracts
 * (`asks`). `tell` is called once per build.
 */
export class UsesPlugin {
  constructor(tell) {
    this.tell = tell;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (ast) => {
            const { module } = parser.state;
            if (!isOurs(module)) return;
            const links = { declarations: declarationsOf(ast), exportedAs: exportedAs(ast) };
            Object.assign(module.buildInfo, { uses: literalsOf(ast), used: usedBy(ast), links });
          });
        });
      // In later phases modules are concatenated, and it is no longer known which of them used what.
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        if (!compilation.compiler.isChild()) this.tell(usesOf(compilation));
      });
    });
  }
}

const isOurs = (module) => !/[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? 'node_modules/');

function usesOf(compilation) {
  const { moduleGraph } = compilation;
  const built = builtModules(compilation);
  const exports = {};
  for (const module of built.filter((one) => !isTaken(one) && isOurs(one))) {
    const used = moduleGraph.getExportsInfo(module).getUsedExports(undefined);
    if (used && used !== true && used.size > 0) exports[module.nameForCondition()] = [...used].sort();
  }
  const literals = built.flatMap(literalsIn);
  const links = linksOfBuild(built, moduleGraph);
  const shared = { ...namesTaken(compilation), ...runtimeTaken(compilation) };
  const names = { shared, gives: namesGiven(compilation), exposes: namesExposed(compilation) };
  return { ...names, exports, literals, links, ...usedTogether(built) };
}

/** The names of the module that a remote exposes; empty for a shell. */
function namesExposed(compilation) {
  const { moduleGraph } = compilation;
  const exposed = builtModules(compilation).filter((module) => EXPOSED.test(module.nameForCondition() ?? ''));
  return exposed.flatMap((module) => moduleGraph.getExportsInfo(module).getProvidedExports() || []);
}

const EXPOSED = /-mfe[\\/]src[\\/]remote\.ts$/;

const usedBy = (ast) => ({
  texts: textsUsedBy(ast),
  passed: passedBy(ast, singletons),
  sent: sentBy(ast),
  tokens: tokensOfSource(ast),
  mentions: mentionsIn(ast),
});

function usedTogether(built) {
  const used = built.flatMap(({ buildInfo }) => buildInfo?.used ?? []);
  const styles = built.filter(({ type }) => type === 'css/mini-extract').map(({ content }) => String(content));
  const tokens = [...used.map((one) => one.tokens), ...styles.map(tokensOfStyles)];
  // Schemas mention all of their fields, whether or not anyone uses them.
  const own = built.filter((module) => !CONTRACTS.test(module.nameForCondition() ?? ''));
  const files = [...new Set(built.map((module) => module.nameForCondition() ?? ''))];
  const each = (part) => used.flatMap((one) => one[part]);
  return {
    texts: each('texts'),
    passed: each('passed'),
    sent: each('sent'),
    tokens: { used: tokens.flatMap((one) => one.used), set: tokens.flatMap((one) => one.set) },
    messages: files.filter((file) => MESSAGES.test(file)),
    mentions: [...new Set(each('mentions'))],
    asks: [...new Set(own.flatMap(({ buildInfo }) => buildInfo?.used?.mentions ?? []))],
    classes: files.filter((file) => CLASSES.test(file)),
  };
}

const CONTRACTS = /[\\/]shared[\\/]contracts[\\/]/;
/** The styles of the lists of classes. */
const CLASSES = new RegExp(`[\\\\/]shared[\\\\/]ui[\\\\/]src[\\\\/](${classLists.join('|')})\\.module\\.css$`);
/** The complete texts: those of another language may lack some. */
const MESSAGES = /[\\/]messages[\\/]pl\.json$/;

const builtModules = ({ modules, chunkGraph }) =>
  [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);

/** A shared module that a remote takes from the page. */
const isTaken = ({ type }) => type === 'consume-shared-module';

/** The names of each shared module that a remote uses, such as `text.spoken`; `*` if it uses the module as a whole. */
export const namesTaken = (compilation) =>
  Object.fromEntries(
    builtModules(compilation)
      .filter(isTaken)
      .map((module) => [module.options.shareKey, namesAskedFor(module, compilation.moduleGraph)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** A module that webpack takes from a global variable. */
const isOfPage = ({ externalType }) => externalType !== undefined;

/** The names that a remote uses of each module of the federation runtime that the page has. */
const runtimeTaken = (compilation) =>
  Object.fromEntries(
    builtModules(compilation)
      .filter((module) => isOfPage(module) && module.userRequest in runtimeGlobals)
      .map((module) => [module.userRequest, namesAskedFor(module, compilation.moduleGraph)]),
  );

/** The names of each shared module that a shell has; `*` if webpack cannot tell them. A remote has none of these modules. */
function namesGiven(compilation) {
  const { moduleGraph } = compilation;
  const given = {};
  for (const module of builtModules(compilation))
    for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
      const name = dependency?.request;
      if (!singletons.includes(name) || isTaken(target)) continue;
      const names = moduleGraph.getExportsInfo(target).getProvidedExports();
      given[name] ??= Array.isArray(names) ? names.sort() : ['*'];
    }
  return { ...given, ...runtimeGiven(compilation) };
}

/** The names of the federation runtime that the shell publishes, which are not all that it has. */
function runtimeGiven({ modules, moduleGraph }) {
  const publisher = [...modules].find((module) => module.nameForCondition() === publishRuntime);
  const given = {};
  for (const connection of publisher ? moduleGraph.getOutgoingConnections(publisher) : []) {
    const names = namesAskedBy(connection, moduleGraph);
    const { request } = connection.dependency ?? {};
    if (names.length > 0) given[request] = [...(given[request] ?? []), ...names];
  }
  return given;
}

/** With its file: what a unit's own sources write is its own, what a shared package writes is not. */
const literalsIn = (module) =>
  (module.buildInfo?.uses ?? []).map((literal) => ({ ...literal, file: module.nameForCondition() }));

const namesAskedFor = (module, moduleGraph) =>
  [
    ...new Set(
      [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => namesAskedBy(connection, moduleGraph)),
    ),
  ].sort();

function namesAskedBy(connection, moduleGraph) {
  if (!connection.dependency || connection.getActiveState(undefined) === false) return [];
  return connection.dependency.getReferencedExports(moduleGraph, undefined).map((asked) => {
    const [name = '*', member] = Array.isArray(asked) ? asked : asked.name;
    return member !== undefined && classLists.includes(name) ? `${name}.${member}` : name;
  });
}
