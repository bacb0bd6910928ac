import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { rules } from './rules.mjs';
import { workspace } from './unit.mjs';

/** The small script that is inlined into every page and starts the shell: a build of its own, without federation. */
export function bootConfig(unit, dev) {
  return {
    name: `${unit.name}-boot`,
    context: workspace,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: { boot: path.join(unit.directory, 'src/boot/boot.ts') },
    devtool: false,
    output: { path: path.join(unit.dist, 'boot'), filename: 'boot.js', clean: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: rules({ dev, server: false, refresh: false }) },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })] },
    performance: false,
    stats: 'errors-warnings',
  };
}
