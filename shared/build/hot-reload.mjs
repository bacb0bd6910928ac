import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { workspace } from './unit.mjs';

const require = createRequire(import.meta.url);

/** Rebuilds after every edit, for a page with a shell of another build: styles are replaced in place, anything else reloads the page. */
export function watched(config) {
  return {
    ...config,
    optimization: {
      moduleIds: 'named',
      chunkIds: 'named',
      // One style sheet per unit, with a name that is known in advance.
      splitChunks: false,
      // A build with errors is not sent to the page: the next good one updates from the current state.
      emitOnErrors: false,
    },
    // Hides warnings about requests that a closed page aborts; compile errors are printed by the command.
    infrastructureLogging: { level: 'none' },
  };
}

/** One React Refresh runtime per page: the unit that loads first (the shell) creates it, the others use it. */
export function hotReload(config, unit) {
  const joined = path.join(import.meta.dirname, 'refresh-runtime.cjs');
  return {
    ...watched(config),
    module: { rules: [...config.module.rules, ...hotTexts(unit), ...hotModules] },
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

/**
 * React Refresh replaces files that export components and nothing else, so a page with its `load` and `meta` is replaced here. A store is
 * not replaced: the state of its earlier version could not be trusted, and a page that imports it would accept the update.
 */
const hotModules = [
  hotModule(
    /\.page\.tsx$/,
    'import.meta.webpackHot.accept(); if (import.meta.webpackHot.data) __react_refresh_utils__.enqueueUpdate(() => {});',
  ),
  hotModule(/\.store\.ts$/, 'import.meta.webpackHot.decline();'),
];

function hotModule(test, statement) {
  const loader = path.join(import.meta.dirname, 'hot-statement-loader.cjs');
  return { test, enforce: 'post', use: { loader, options: { statement } } };
}

/** Messages files, which are replaced in the page or reload it. After the other loaders, which read and write JSON. */
function hotTexts({ directory, name }) {
  const loadedByLanguage = [
    path.join(directory, 'src/messages'),
    ...['ui/src', 'purchase/src', 'wishes/src'].map((part) => path.join(workspace, `shared/${part}/messages`)),
  ];
  const rule = (unit) => ({
    test: /[\\/][\w-]*messages[\\/]\w+\.json$/,
    enforce: 'post',
    type: 'javascript/auto',
    use: { loader: path.join(import.meta.dirname, 'hot-texts-loader.cjs'), options: { unit } },
  });
  return [
    { ...rule(name), include: loadedByLanguage },
    // Texts of a part that is loaded on demand.
    { ...rule(null), exclude: loadedByLanguage },
  ];
}
