import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';

/** Builds another team's host into a folder: webpack with the federation plug-in, without our configuration. */
export async function buildHost(output: string, remoteEntry: string): Promise<void> {
  const compiler = webpack(configuration(output, remoteEntry));
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ all: false, errors: true }));
}

const configuration = (output: string, remoteEntry: string): Configuration => ({
  context: import.meta.dirname,
  mode: 'production',
  optimization: { minimize: false },
  performance: false,
  devtool: false,
  entry: path.join(import.meta.dirname, 'host.ts'),
  output: { path: output, publicPath: '/', uniqueName: 'another_host' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: swc } },
      { test: /\.module\.css$/, type: 'css/module', parser: { namedExports: false } },
    ],
  },
  experiments: { css: true },
  plugins: [
    new ModuleFederationPlugin({
      name: 'another_host',
      remotes: { help: `odeta_help@${remoteEntry}` },
      shared: {
        react: { singleton: true },
        'react/jsx-runtime': { singleton: true },
        ...Object.fromEntries(
          ['storefront', 'storefront/i18n', 'storefront/router', 'storefront/state', 'ui'].map(ofShop),
        ),
      },
      dts: false,
    }),
  ],
});

const ofShop = (name: string) => [`@odeta/${name}`, { singleton: true, requiredVersion: false as const }];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};
