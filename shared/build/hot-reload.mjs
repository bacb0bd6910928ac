import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { workspace } from './unit.mjs';

const require = createRequire(import.meta.url);

/** A build that is made anew with every edit, for a page whose React is not this build's to choose: styles are replaced, all else loads anew. */
export function watched(config) {
  return {
    ...config,
    optimization: {
      moduleIds: 'named',
      chunkIds: 'named',
      // One style sheet per unit, whose name is known before a page asks for it.
      splitChunks: false,
      // What does not compile is not given to the page: the next that does continues from what it has.
      emitOnErrors: false,
    },
    // A page that is left while it loads is no news; what does not compile is shown by the command.
    infrastructureLogging: { level: 'none' },
  };
}

/** One React Refresh runtime per page: the unit that loads first (the shell) brings it, the others join it. */
export function hotReload(config, unit) {
  const joined = path.join(import.meta.dirname, 'refresh-runtime.cjs');
  return {
    ...watched(config),
    module: { rules: [...config.module.rules, hotTexts(unit)] },
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
      new webpack.DefinePlugin({ __UNIT_NAME__: JSON.stringify(unit.name) }),
      new ReactRefreshPlugin({ overlay: false, library: 'odeta', exclude: [/node_modules/, /refresh-runtime/] }),
    ],
  };
}

/** Texts that every language of a unit loads by itself. After the other loaders: they read and write JSON. */
const hotTexts = ({ directory, name }) => ({
  test: /[\\/]messages[\\/]\w+\.json$/,
  include: [
    path.join(directory, 'src/messages'),
    ...['ui', 'purchase'].map((part) => path.join(workspace, `shared/${part}/src/messages`)),
  ],
  enforce: 'post',
  type: 'javascript/auto',
  use: { loader: path.join(import.meta.dirname, 'hot-texts-loader.cjs'), options: { unit: name } },
});
