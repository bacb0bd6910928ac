import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { consumedModules, sharedModules } from './shared-modules.ts';

const source = path.join(import.meta.dirname, 'remote.tsx');

/** Builds another team's remote with Rspack, with a server bundle in the folder's `server/`. */
export async function buildWithRspack(folder: string): Promise<void> {
  const compiler = rspack([browser(folder), server(path.join(folder, 'server'))]);
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
  output: { path: folder, publicPath: 'auto', uniqueName: 'odeta_help', crossOriginLoading: 'anonymous' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'odeta_help',
      filename: 'remote-entry.js',
      exposes: { './remote': source },
      shared: consumedModules(),
      dts: false,
    }),
    new rspack.SubresourceIntegrityPlugin({ htmlPlugin: false }),
  ],
});

/** The bundle that edge evaluates: one CommonJS file that requires the shared modules. */
const server = (folder: string): Configuration => ({
  ...base,
  name: 'server',
  target: 'node',
  entry: { server: source },
  output: { path: folder, filename: 'server.cjs', library: { type: 'commonjs2' } },
  externals: Object.fromEntries(sharedModules.map((name) => [name, `commonjs ${name}`])),
  plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

const base: Configuration = {
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
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
