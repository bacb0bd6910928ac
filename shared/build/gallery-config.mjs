import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { hotReload } from './hot-reload.mjs';
import { rules } from './rules.mjs';
import { workspace } from './unit.mjs';

/**
 * The build of the gallery: one page with the same rules as the units, without federation. `environment` may be
 * `{ dev: true }` for hot reload, or `{ output }` for the output folder.
 */
export const galleryConfig =
  (directory) =>
  ({ dev = false, output } = {}) => {
    const config = {
      name: 'gallery',
      context: workspace,
      mode: dev ? 'development' : 'production',
      target: 'web',
      entry: { main: path.join(directory, 'src/browser.tsx') },
      devtool: dev ? 'cheap-module-source-map' : false,
      output: { path: output, filename: '[name].js', chunkFilename: '[name].js', uniqueName: 'gallery', clean: true },
      resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
      module: { rules: withShownStates(rules({ dev, server: false, refresh: dev })) },
      optimization: dev ? {} : { minimize: false },
      performance: false,
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'warn' },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
    };
    return dev ? hotReload(config, { name: 'gallery', directory }) : config;
  };

/** Inserted to the right of css-loader, so that it also processes imported styles. */
function withShownStates(all) {
  const loader = path.join(import.meta.dirname, 'shown-states.cjs');
  return all.map((rule) => (rule.test.test('a.css') ? { ...rule, use: rule.use.toSpliced(2, 0, loader) } : rule));
}
