import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** One React Refresh runtime per page: the unit that loads first (the shell) brings it, the others join it. */
export function hotReload(config, unit) {
  const joined = path.join(import.meta.dirname, 'refresh-runtime.cjs');
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        'react-refresh/cjs': path.join(path.dirname(require.resolve('react-refresh/package.json')), 'cjs'),
      },
    },
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, joined),
      new ReactRefreshPlugin({ overlay: false, library: unit.name, exclude: [/node_modules/, /refresh-runtime/] }),
    ],
  };
}
