import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { rules } from './rules.mjs';
import { singletons } from './singletons.mjs';
import { workspace } from './unit.mjs';

/** Map libraries: the server never renders maps, and they would be most of its bundle. */
const browserOnly = /^(maplibre-gl|mapbox-gl|react-map-gl)(\/(?!dist\/.*(worker\.mjs|\.css)$)|$)/;

/**
 * A unit's build for the server, into `server/`: a single CommonJS file. A remote requires the singletons from the code that
 * evaluates it, so that it renders with the shell's React.
 */
export function serverConfig(unit, dev) {
  const isShell = unit.kind === 'shell';
  return {
    name: `${unit.name}-server`,
    context: workspace,
    mode: dev ? 'development' : 'production',
    target: 'node22',
    entry: { server: path.join(unit.directory, entryOf(unit)) },
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(unit.dist, 'server'),
      filename: 'server.cjs',
      clean: true,
      publicPath: '',
      library: { type: 'commonjs2' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { valtio$: path.join(workspace, 'shared/storefront/src/state.server.ts') },
    },
    externals: [isShell ? {} : Object.fromEntries(singletons.map((name) => [name, `commonjs ${name}`])), browserOnly],
    module: {
      rules: rules({ dev, server: true, refresh: false }),
      // The server starts no web workers, and their URLs would need a module of Node.
      parser: { javascript: { worker: false, url: false } },
    },
    optimization: { minimize: false, emitOnErrors: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new webpack.DefinePlugin({
        __UNIT_VERSION__: JSON.stringify(unit.version),
        // Otherwise webpack inserts each file's path on the build machine.
        'import.meta.url': JSON.stringify('file:///'),
      }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** A remote with forms that work without scripts exports them beside itself: browsers do not load them. */
function entryOf({ kind, directory }) {
  if (kind === 'shell') return 'src/server.tsx';
  return existsSync(path.join(directory, 'src/server.ts')) ? 'src/server.ts' : 'src/remote.ts';
}
