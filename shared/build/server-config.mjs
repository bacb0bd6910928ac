import path from 'node:path';
import webpack from 'webpack';
import { rules } from './rules.mjs';
import { singletons } from './singletons.mjs';
import { workspace } from './unit.mjs';

/** Libraries that draw maps: the server never does, and they would be most of its bundle. */
const browserOnly = /^(maplibre-gl|mapbox-gl|react-map-gl)(\/(?!dist\/.*(worker\.mjs|\.css)$)|$)/;

/**
 * A unit's build for the server, into `server/`: one plain CommonJS file. A remote asks its evaluator for the
 * singletons, so that it renders with the shell's React.
 */
export function serverConfig(unit, dev) {
  const isShell = unit.kind === 'shell';
  return {
    name: `${unit.name}-server`,
    context: workspace,
    mode: dev ? 'development' : 'production',
    target: 'node22',
    entry: { server: path.join(unit.directory, isShell ? 'src/server.tsx' : 'src/remote.ts') },
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
      // A page's workers are none of the server's, and their addresses would ask for a module of Node.
      parser: { javascript: { worker: false, url: false } },
    },
    optimization: { minimize: false, emitOnErrors: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    plugins: [
      new webpack.DefinePlugin({
        __UNIT_VERSION__: JSON.stringify(unit.version),
        // Else it would be the path of each file on the machine that builds.
        'import.meta.url': JSON.stringify('file:///'),
      }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
