import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { workspace } from './unit.mjs';

const { resolve } = createRequire(import.meta.url);
const here = (name) => path.join(import.meta.dirname, name);

/** Loaders for a unit's files. `server` keeps the class names of styles and drops their rules. */
export function rules({ dev, server, refresh }) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      use: [
        ...(dev ? [] : [here('relative-map-loader.cjs')]),
        { loader: resolve('swc-loader'), options: swcOptions(refresh) },
      ],
    },
    { test: /[\\/]src[\\/]routes\.tsx$/, enforce: 'pre', use: here('name-pages-loader.cjs') },
    // Listed first, it runs last: after missing texts have been filled in.
    { test: /[\\/](account-)?messages[\\/]\w+\.json$/, use: here('keep-together-loader.cjs') },
    { test: /[\\/](account-)?messages[\\/](?!pl\b)\w+\.json$/, use: here('fill-texts-loader.cjs') },
    {
      test: /\.css$/,
      use: [...(server ? [] : [MiniCssExtractPlugin.loader]), cssLoader(dev, server), here('layer-loader.cjs')],
    },
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8][ext]', emit: !server },
    },
    // Map data, and the map library's worker: files that are loaded by their URL.
    {
      test: /\.geojson$/,
      type: 'asset/resource',
      generator: { filename: 'map-[name].[contenthash:8].json', emit: !server },
    },
    { test: /(mapbox|maplibre)-gl[\\/]dist[\\/].+\.m?js$/, exclude: /worker/, use: here('own-address-loader.cjs') },
    // The library computes a module path only without a given worker URL; we always give one.
    { test: /maplibre-gl\.mjs$/, parser: { exprContextCritical: false } },
    {
      test: /maplibre-gl-worker\.mjs$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:8].js', emit: !server },
    },
  ];
}

function swcOptions(refresh) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // Outside of hot reload without `development`: the shell provides only `react/jsx-runtime`, without development checks.
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
