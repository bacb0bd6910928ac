import path from 'node:path';
import type { DiscoveryEntry } from '@odeta/contracts';
import { addressesFile, readAddresses } from '@odeta/delivery/build/unit-addresses';
import type { Unit } from '@odeta/workspace/workspace';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { publishDevRelease } from './dev-release.ts';

/** Before the stage that notifies the browser, so that the server renders a change by then. */
const FIRST = -1_000;

/** Serves a unit's browser build with hot reload, and publishes its server build on every change. Ends with the process. */
export async function serveUnit(
  unit: Unit,
  folder: string,
  publish: (name: string, entry: DiscoveryEntry) => Promise<void>,
) {
  const { default: configure } = await import(path.join(unit.folder, 'webpack.config.mjs'));
  const [browser, ...servers]: [Configuration, ...Configuration[]] = configure({ dev: true, port: unit.port });
  const browserCompiler = present(webpack(browser));
  const serverCompiler = present(webpack(servers));
  const builds = { count: 0 };

  browserCompiler.hooks.done.tapPromise({ name: 'odeta', stage: FIRST }, async (stats) => {
    const built = await run(serverCompiler);
    // A single watcher, which also sees changes of files that only the server build uses.
    for (const { compilation } of built.stats) stats.compilation.fileDependencies.addAll(compilation.fileDependencies);
    if (unit.name !== 'shell') stats.compilation.fileDependencies.add(addressesFile(unit));
    // The development server prints errors of the browser build.
    if (stats.hasErrors()) return;
    if (built.hasErrors()) {
      console.error(built.toString(problems));
      return;
    }
    const version = `dev-${builds.count + 1}`;
    const addresses = await readAddresses(unit, version).catch(({ message }: Error) => void console.error(message));
    if (!addresses) return;
    builds.count += 1;
    await publish(unit.name, publishDevRelease(unit, { folder, version, styles: stylesOf(stats), addresses }));
    if (builds.count > 1) console.log(`${unit.name} changed`);
  });

  const server = new WebpackDevServer(serverOptions(unit), browserCompiler);
  await server.start();
}

const problems = { all: false, errors: true, warnings: true } as const;

const serverOptions = ({ port }: Unit): ConstructorParameters<typeof WebpackDevServer>[0] => ({
  host: '127.0.0.1',
  port,
  hot: true,
  liveReload: false,
  static: false,
  setupExitSignals: false,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
  devMiddleware: { stats: problems },
});

const stylesOf = ({ compilation }: Stats) =>
  compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.css'));

function run(compiler: webpack.MultiCompiler): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error)));
  });
}

function present<Compiler>(compiler: Compiler | null): Compiler {
  if (!compiler) throw new Error('There is nothing to compile');
  return compiler;
}
