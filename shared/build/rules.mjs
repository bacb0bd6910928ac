import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { workspace } from './unit.mjs';

const { resolve } = createRequire(import.meta.url);
const here = (name) => path.join(import.meta.dirname, name);

/** How a unit's files become modules. `server` keeps the class names of a style and drops its rules. */
export function rules({ dev, server, refresh }) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: { loader: resolve('swc-loader'), options: swcOptions(refresh) },
    },
    // Listed first, it comes last: after a text of another language has been filled in.
    { test: /[\\/](account-)?messages[\\/](pl|sk|ru)\.json$/, use: here('keep-together-loader.cjs') },
    { test: /[\\/](account-)?messages[\\/](?!pl\b)\w+\.json$/, use: here('fill-texts-loader.cjs') },
    {
      test: /\.css$/,
      use: [...(server ? [] : [MiniCssExtractPlugin.loader]), cssLoader(dev, server), here('layer-loader.cjs')],
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: 'static/[name].[contenthash:8][ext]', emit: !server },
    },
    // Maps, and the worker that draws them: files that a library asks for by their address.
    {
      test: /\.geojson$/,
      type: 'asset/resource',
      generator: { filename: 'static/map-[name].[contenthash:8].json', emit: !server },
    },
    { test: /(mapbox|maplibre)-gl[\\/]dist[\\/].+\.m?js$/, exclude: /worker/, use: here('own-address-loader.cjs') },
    // It builds an address of its own only where a worker cannot be given, which ours is.
    { test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
    {
      test: /maplibre-gl-worker\.mjs$/,
      type: 'asset/resource',
      generator: { filename: 'static/[name].[contenthash:8].js', emit: !server },
    },
  ];
}

function swcOptions(refresh) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // What a remote gets of the shell is the runtime for JSX without the checks of development.
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      experimental: { keepImportAttributes: true },
    },
  };
}

function cssLoader(dev, server) {
  return {
    loader: resolve('css-loader'),
    options: {
      importLoaders: 1,
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: server,
        localIdentContext: workspace,
        localIdentName: dev ? '[name]-[local]' : '[hash:base64:5]',
      },
    },
  };
}
