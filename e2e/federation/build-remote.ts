import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';

const source = path.join(import.meta.dirname, 'remote.tsx');
const shared = [
  'react',
  'react/jsx-runtime',
  ...['storefront', 'storefront/i18n', 'storefront/router', 'storefront/state', 'ui'].map((name) => `@odeta/${name}`),
];

/** Builds the remote of another team with Rspack into `browser/` and `server/` of a folder. */
export async function buildRemote(output: string): Promise<void> {
  const compiler = rspack([browser(path.join(output, 'browser')), server(path.join(output, 'server'))]);
  const stats = await new Promise<{ hasErrors(): boolean } | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (!stats || stats.hasErrors()) throw new Error(String(stats));
  await new Promise((resolve) => compiler.close(resolve));
}

const browser = (folder: string): Configuration => ({
  ...base,
  name: 'browser',
  entry: {},
  output: { path: folder, publicPath: 'auto', uniqueName: 'odeta_help' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'odeta_help',
      filename: 'remote-entry.js',
      exposes: { './remote': source },
      shared: Object.fromEntries(
        shared.map((name) => [name, { singleton: true, import: false as const, requiredVersion: false as const }]),
      ),
      dts: false,
      manifest: false,
    }),
  ],
});

/** What edge evaluates: one CommonJS file that asks for the shared modules. */
const server = (folder: string): Configuration => ({
  ...base,
  name: 'server',
  target: 'node',
  entry: { server: source },
  output: { path: folder, filename: 'server.cjs', library: { type: 'commonjs2' } },
  externals: Object.fromEntries(shared.map((name) => [name, `commonjs ${name}`])),
  plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

const base: Configuration = {
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
};
