import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { ChunkFormat } from './chunk-format.mjs';
import { requireRuntime } from './federation-runtime.mjs';
import { hotReload, watched } from './hot-reload.mjs';
import { manifestPaths } from './manifest-paths.mjs';
import { providedNamesPlugin } from './provided-names-plugin.mjs';
import { rules } from './rules.mjs';
import { runtimeOptions } from './runtime-options.mjs';
import { libraries, sameNamesAnywhere } from './same-names-anywhere.mjs';
import { consumedModules, publishRuntime, runtimeGlobals } from './singletons.mjs';
import { containerName, ENTRY_FOLDER, MAPS_FOLDER, workspace } from './unit.mjs';
import { UsesPlugin } from './uses-plugin.mjs';

/** Prepended to every CSS file: whichever is loaded first, the layers have the same order. */
const layers = readFileSync(path.join(import.meta.dirname, '../ui/src/layers.css'), 'utf8');

/**
 * A unit's build for the browser. The entry is placed as in a release (`<version>/browser/`), all other files beside the versions, which
 * share them: their names contain the hash of their content.
 */
export function browserConfig(unit, dev) {
  const config = {
    name: `${unit.name}-browser`,
    context: workspace,
    mode: dev ? 'development' : 'production',
    target: 'web',
    entry: unit.kind === 'shell' ? { main: [publishRuntime, path.join(unit.directory, 'src/browser.ts')] } : {},
    devtool: dev ? 'cheap-module-source-map' : false,
    output: output(unit, dev),
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { 'react-router$': reactRouter(), 'mapbox-gl$': 'mapbox-gl/esm' },
    },
    module: { rules: rules({ dev, server: false, refresh: dev && !unit.base }) },
    externals: unit.kind === 'remote' && !dev ? runtimeGlobals : {},
    optimization: optimization(unit),
    performance: false,
    stats: 'errors-warnings',
    // The manifest plug-in would warn in every build that the host sets the public path, which is intended with `auto`.
    infrastructureLogging: { level: 'error' },
    plugins: plugins(unit, dev),
  };
  if (!dev) return config;
  return unit.base ? watched(config) : hotReload(config, unit);
}

const plugins = (unit, dev) => [
  ...(unit.kind === 'shell' ? [new webpack.DefinePlugin(runtimeOptions)] : []),
  sameNamesAnywhere(dev),
  new MiniCssExtractPlugin({
    filename: dev ? '[name].css' : '[name].[contenthash:8].css',
    ignoreOrder: true,
  }),
  new webpack.BannerPlugin({ banner: layers, raw: true, test: /\.css$/ }),
  ...(unit.kind === 'remote' ? [new ModuleFederationPlugin(federation(unit, dev)), providedNamesPlugin] : []),
  ...(unit.kind === 'remote' && !dev ? [requireRuntime(unit), new ChunkFormat(unit)] : []),
  ...(unit.tellUses ? [new UsesPlugin(unit.tellUses)] : []),
  ...(dev ? [] : [new webpack.SourceMapDevToolPlugin(sourceMaps)]),
  // Every page contains a hash for each chunk that it may load: SHA-256 is the shortest that browsers support.
  ...(dev ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true })]),
];

/** For stacks of errors: positions and names without sources, in files that no script refers to. Servers read them. */
const sourceMaps = {
  test: /\.js$/,
  filename: `${MAPS_FOLDER}[base].map`,
  append: false,
  noSources: true,
  moduleFilenameTemplate: '[resource-path]',
};

function output(unit, dev) {
  const shared = '[name].[contenthash:8].js';
  return {
    path: dev ? path.join(unit.dist, 'browser') : unit.dist,
    clean: dev,
    publicPath: dev ? (unit.base ?? `http://localhost:${unit.port}/`) : 'auto',
    uniqueName: containerName(unit.name),
    chunkLoadingGlobal: chunkLoadingGlobal(unit, dev),
    filename: dev ? '[name].js' : ({ chunk }) => (chunk.name === 'main' ? `${ENTRY_FOLDER}[name].js` : shared),
    chunkFilename: dev ? '[name].js' : shared,
    // `ChunkFormat` writes them; without a format webpack would not know how they are loaded.
    ...(unit.kind === 'remote' &&
      !dev && { chunkFormat: false, chunkLoading: 'jsonp', workerChunkLoading: 'import-scripts' }),
    crossOriginLoading: 'anonymous',
    // Otherwise a module that throws after its exports would count as loaded on the next request.
    strictModuleErrorHandling: true,
  };
}

/** A page has one shell, but may have two versions of a remote (`chunk-format.mjs`), which must not mix their chunks. */
const chunkLoadingGlobal = ({ kind, name, buildId }, dev) =>
  kind === 'shell' && !dev ? `chunks_${name}` : `chunks_${name}_${buildId}`;

/**
 * In a release the entry takes the federation runtime from the page (`federation-runtime.mjs`); in development it contains one, so that it
 * runs in any host that provides the shared modules.
 */
function federation(unit, dev) {
  return {
    name: containerName(unit.name),
    filename: `${dev ? '' : ENTRY_FOLDER}remote-entry.js`,
    // Relative to the context, because the path becomes part of the output.
    exposes: { './remote': `./${path.basename(unit.directory)}/src/remote.ts` },
    shared: consumedModules(),
    dts: false,
    // `mf-manifest.json`, for hosts that load remotes by their manifest.
    manifest: !dev && { filePath: ENTRY_FOLDER, additionalData: manifestPaths },
    dev: dev ? { disableDynamicRemoteTypeHints: true, disableLiveReload: true } : undefined,
    shareStrategy: 'loaded-first',
    runtimePlugins: ['chunk-query.ts', 'provided-names.ts'].map((file) => path.join(import.meta.dirname, file)),
    experiments: { externalRuntime: !dev, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  };
}

function optimization(unit) {
  const ofLibraries = { test: libraries, name: 'libraries', chunks: 'initial', enforce: true };
  return {
    moduleIds: 'deterministic',
    chunkIds: 'named',
    splitChunks: {
      chunks: 'async',
      cacheGroups: { default: false, defaultVendors: false, ...(unit.kind === 'shell' && { libraries: ofLibraries }) },
    },
    minimizer: [
      new MinimizerPlugin({
        // Already minified, and an ES module, which would need other parser options.
        exclude: /maplibre-gl-worker/,
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
      }),
      new MinimizerPlugin({
        test: /\.css$/,
        minify: MinimizerPlugin.lightningCssMinify,
        minimizerOptions: { targets: cssTargets },
      }),
    ],
  };
}

/** lightningcss encodes versions as `major << 16`. The first browsers with cascade layers, container queries and nesting. */
const cssTargets = { chrome: 120 << 16, firefox: 121 << 16, safari: 17 << 16 };

/** The package's entry point is the development build in every mode. */
function reactRouter() {
  const entry = createRequire(import.meta.url).resolve('react-router-dom');
  const router = path.dirname(createRequire(entry).resolve('react-router/package.json'));
  return path.join(router, 'dist/production/index.mjs');
}
