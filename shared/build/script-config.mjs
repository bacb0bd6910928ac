import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { rules } from './rules.mjs';
import { workspace } from './unit.mjs';

/** The small script that is inlined into every page and starts the shell. */
export const bootConfig = (unit, dev) =>
  scriptConfig(unit, { name: 'boot', source: path.join(unit.directory, 'src/boot/boot.ts'), dev });

/** One script as a build of its own, without federation. It is written into a folder of its name. */
export function scriptConfig(unit, { name, source, dev = false }) {
  return {
    name: `${unit.name}-${name}`,
    context: workspace,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry: { [name]: source },
    devtool: false,
    output: { path: path.join(unit.dist, name), filename: `${name}.js`, clean: true },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: rules({ dev, server: false, refresh: false }) },
    optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })] },
    performance: false,
    stats: 'errors-warnings',
  };
}
