import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Release } from '@odeta/shared/contracts';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Unit } from './workspace.ts';

/** A unit as `edge` sees it during development: its server bundle as a release, its browser files on a server. */
export interface DevRelease {
  name: string;
  version: string;
  url: string;
  release: string;
  integrity: string;
}

/** Serves a unit's browser build with hot reload, and publishes its server build anew whenever it changes. */
export async function serveUnit(unit: Unit, folder: string, publish: (release: DevRelease) => void) {
  const { default: configure } = await import(path.join(unit.folder, 'webpack.config.mjs'));
  const [browser, ...servers]: Configuration[] = configure({ dev: true });
  const browserCompiler = createCompiler(browser as Configuration);
  const server = new WebpackDevServer(
    {
      port: unit.port,
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${unit.port}/ws` },
      devMiddleware: { stats: 'errors-warnings' },
    },
    browserCompiler,
  );
  await server.start();

  let builds = 0;
  const serverCompiler = createCompiler(servers as never);
  const watching = serverCompiler.watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) {
      console.error(error ?? stats?.toString({ all: false, errors: true }));
      return;
    }
    builds += 1;
    publish(release(unit, folder, `dev-${builds}`));
  });
  return {
    async stop() {
      await server.stop();
      await new Promise<void>((resolve) => watching?.close(() => resolve()));
    },
  };
}

/** The same list of files that a published release has, as far as they are known before the browser asks. */
function release(unit: Unit, folder: string, version: string): DevRelease {
  const isShell = unit.name === 'shell';
  const base = `/releases/${unit.name}/${version}/`;
  const target = path.join(folder, unit.name, version);
  const files = Object.fromEntries(
    ['server/server.cjs', ...(isShell ? ['boot/boot.js'] : [])].map((file) => {
      const bytes = readFileSync(path.join(unit.folder, 'dist', file));
      mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
      writeFileSync(path.join(target, file), bytes);
      return [file, { integrity: integrityOf(bytes), bytes: bytes.length, brotliBytes: bytes.length }];
    }),
  );
  const entry = isShell ? 'main.js' : 'remote-entry.js';
  const list: Release = {
    unit: unit.name,
    version,
    entry,
    scripts: [],
    messages: Object.fromEntries(languages.map((language) => [language, undefined])) as never,
    styles: isShell ? ['main.css'] : [`${path.basename(unit.folder)}_src_remote_ts.css`],
    server: 'server/server.cjs',
    boot: isShell ? 'boot/boot.js' : undefined,
    fonts: {},
    files,
  };
  const text = Buffer.from(JSON.stringify(list));
  writeFileSync(path.join(target, 'release.json'), text);
  const url = `http://localhost:${unit.port}/${entry}`;
  return { name: unit.name, version, url, release: `${base}release.json`, integrity: integrityOf(text) };
}

function createCompiler(config: Configuration) {
  const compiler = webpack(config);
  if (!compiler) throw new Error('There is nothing to compile');
  return compiler;
}

const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
