import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Unit } from '@odeta/workspace/workspace';
import type { BuildDescription } from '../src/build/prepared-release.ts';

export function createUnit(script = 'run()', name = 'cart', more: Record<string, string> = {}): Unit {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  const files = {
    'browser/remote-entry.js': script,
    'browser/static/cart-mfe_src_remote_ts.12345678.js': 'remote()',
    'browser/static/cart-mfe_src_messages_sk-json.12345678.js': 'texts()',
    'browser/static/cart-mfe_src_remote_ts.12345678.css': '.a{color:red}',
    'browser/static/cart-mfe_src_window_tsx.12345678.css': '.b{color:red}',
    'browser/static/page-list.12345678.js': 'list()',
    'browser/static/page-list.12345678.css': '.c{color:red}',
    'server/server.cjs': 'exports.remote = {}',
    'server/maps/remote-entry.js.map.br': 'a source map',
    ...more,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'dist', file)), { recursive: true });
    writeFileSync(path.join(folder, 'dist', file), content);
  }
  return { name, folder, version: '1.0.0', port: 3101 };
}

/** The unit's files that a page loads. */
export const browserFiles: BuildDescription = {
  server: 'server/server.cjs',
  entry: 'browser/remote-entry.js',
  scripts: ['browser/static/cart-mfe_src_remote_ts.12345678.js'],
  messages: { sk: 'browser/static/cart-mfe_src_messages_sk-json.12345678.js' } as BuildDescription['messages'],
  styles: ['browser/static/cart-mfe_src_remote_ts.12345678.css'],
  pages: {
    list: {
      scripts: ['browser/static/page-list.12345678.js'],
      styles: ['browser/static/page-list.12345678.css'],
    },
  },
};
