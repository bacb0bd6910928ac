import path from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { consumedModules } from './shared-modules.ts';

const source = path.join(import.meta.dirname, 'remote.tsx');

/** Builds another team's remote with Vite: ES modules, and an entry script for hosts that load scripts. There is no server bundle. */
export async function buildWithVite(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    base: './',
    plugins: [
      federation({
        name: 'odeta_help',
        filename: 'remote-entry.module.js',
        varFilename: 'remote-entry.js',
        exposes: { './remote': source },
        shared: consumedModules(),
        dts: false,
      }),
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: source },
    },
  });
}
