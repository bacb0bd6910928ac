import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { hotReload, watched } from './hot-reload.mjs';
import { providedNamesPlugin } from './provided-names-plugin.mjs';
import { rules } from './rules.mjs';
import { sameNamesAnywhere } from './same-names-anywhere.mjs';
import { consumedModules } from './singletons.mjs';
import { containerName, workspace } from './unit.mjs';
import { UsesPlugin } from './uses-plugin.mjs';

/** Prepended to every CSS file: whichever is loaded first, the layers have the same order. */
const layers = readFileSync(path.join(import.meta.dirname, '../ui/src/layers.css'), 'utf8');

/** A unit's build for the browser, into `browser/`. */
export function browserConfig(unit, dev) {
  const config = {
    name: `${unit.name}-browser`,
    context: workspace,
    mode: dev ? 'development' : 'production',
    target: 'web',
    entry: unit.kind === 'shell' ? { main: path.join(unit.directory, 'src/browser.ts') } : {},
    devtool: dev ? 'cheap-module-source-map' : false,
    output: output(unit, dev),
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { 'react-router$': reactRouter(), 'mapbox-gl$': 'mapbox-gl/esm' },
    },
    module: { rules: rules({ dev, server: false, refresh: dev && !unit.base }) },
    optimization: optimization(unit),
    performance: false,
    stats: 'errors-warnings',
    // The manifest plug-in would warn in every build that the host sets the public path, which is intended with `auto`.
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...(unit.kind === 'shell' ? [new webpack.DefinePlugin(runtimeOptions)] : []),
      sameNamesAnywhere,
      new MiniCssExtractPlugin({
        filename: dev ? '[name].css' : 'static/[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new webpack.BannerPlugin({ banner: layers, raw: true, test: /\.css$/ }),
      ...(unit.kind === 'remote' ? [new ModuleFederationPlugin(federation(unit, dev)), providedNamesPlugin] : []),
      ...(unit.tellUses ? [new UsesPlugin(unit.tellUses)] : []),
      // Every page contains a hash for each chunk that it may load: SHA-256 is the shortest that browsers support.
      ...(dev ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true })]),
    ],
  };
  if (!dev) return config;
  return unit.base ? watched(config) : hotReload(config, unit);
}

function output(unit, dev) {
  const name = dev ? '[name].js' : 'static/[name].[contenthash:8].js';
  return {
    path: path.join(unit.dist, 'browser'),
    clean: true,
    publicPath: dev ? (unit.base ?? `http://localhost:${unit.port}/`) : 'auto',
    uniqueName: containerName(unit.name),
    // Unique per build; otherwise an update during an open page would mix chunks of two versions.
    chunkLoadingGlobal: `chunks_${unit.name}_${unit.buildId}`,
    filename: name,
    chunkFilename: name,
    crossOriginLoading: 'anonymous',
    // Otherwise a module that throws after its exports would count as loaded on the next request.
    strictModuleErrorHandling: true,
  };
}

/**
 * A remote bundles the federation runtime, so that it runs in any host that provides the shared modules. The library's
 * `externalRuntime` was measured and is not used: the page of a remote would load more (decision 18).
 */
function federation(unit, dev) {
  return {
    name: containerName(unit.name),
    filename: 'remote-entry.js',
    // Relative to the context, because the path becomes part of the output.
    exposes: { './remote': `./${path.basename(unit.directory)}/src/remote.ts` },
    shared: consumedModules(),
    dts: false,
    // `mf-manifest.json`, for hosts that load remotes by their manifest.
    manifest: !dev,
    dev: dev ? { disableDynamicRemoteTypeHints: true, disableLiveReload: true } : undefined,
    shareStrategy: 'loaded-first',
    runtimePlugins: ['chunk-query.ts', 'provided-names.ts'].map((file) => path.join(import.meta.dirname, file)),
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  };
}

/**
 * The constants that the plug-in defines for `target: 'web'` and `disableSnapshot: true`: the shell uses the runtime without the
 * plug-in. Snapshots are for remotes that are loaded by their manifest; the shell uses the discovery document.
 */
const runtimeOptions = { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true };

function optimization(unit) {
  const react = {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'initial',
    enforce: true,
  };
  return {
    moduleIds: 'deterministic',
    chunkIds: 'named',
    splitChunks: {
      chunks: 'async',
      cacheGroups: { default: false, defaultVendors: false, ...(unit.kind === 'shell' ? { react } : {}) },
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
