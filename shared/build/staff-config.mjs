import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { rules } from './rules.mjs';
import { runtimeOptions } from './runtime-options.mjs';
import { consumedModules } from './singletons.mjs';
import { workspace } from './unit.mjs';

/** As of every unit (`browser-config.mjs`). */
const layers = readFileSync(path.join(import.meta.dirname, '../ui/src/layers.css'), 'utf8');

/**
 * The two builds of the application for staff: its small shell, and the remote that the shell loads by federation, with the shared modules
 * of the shop. They are no units of the shop: no discovery document lists them, and their files keep their names.
 */
export const staffConfig =
  (directory) =>
  ({ output }) => [
    common({ name: 'staff-shell', output, entry: { shell: path.join(directory, 'src/shell/browser.ts') } }, [
      new webpack.DefinePlugin(runtimeOptions),
    ]),
    common({ name: 'staff', output, entry: {} }, [
      new ModuleFederationPlugin({
        name: 'odeta_staff',
        filename: 'remote-entry.js',
        exposes: { './remote': `./${path.basename(directory)}/src/remote.ts` },
        shared: consumedModules(),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ]),
  ];

const common = ({ name, output, entry }, plugins) => ({
  name,
  entry,
  context: workspace,
  mode: 'production',
  target: 'web',
  devtool: false,
  output: {
    path: output,
    publicPath: '/',
    uniqueName: name,
    filename: `${name}-[name].js`,
    chunkFilename: `${name}-[name].js`,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: rules({ dev: false, server: false, refresh: false }) },
  optimization: {
    chunkIds: 'named',
    splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors: false } },
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
  plugins: [
    new MiniCssExtractPlugin({ filename: `${name}-[name].css`, ignoreOrder: true }),
    new webpack.BannerPlugin({ banner: layers, raw: true, test: /\.css$/ }),
    ...plugins,
  ],
});
