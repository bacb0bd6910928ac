import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryEntry } from '@odeta/contracts';
import { fileOfChange } from '@odeta/delivery/releases/changes';
import { integrityOf } from '@odeta/node/integrity';
import { createTeamKeys } from './signed-document.ts';

const team = createTeamKeys();

interface Bundles {
  shell: string;
  remote: string;
  /** Of a second remote, at `/help`. */
  help?: string | undefined;
}

/** A folder with a release of a shell and of its remotes, listed in a signed discovery document. */
export function createReleaseFolder({ shell, remote, help }: Bundles) {
  const directory = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const entries: Record<'shell' | 'cart', [Published, ...Published[]]> & { help?: [Published] } = {
    shell: publish(directory, 'shell', shell, '1', help === undefined ? ['/cart'] : ['/cart', '/help']),
    cart: publish(directory, 'cart', remote),
    ...(help !== undefined && { help: publish(directory, 'help', help, '1', ['/help']) }),
  };
  const listed = { number: 0 };
  mkdirSync(path.join(directory, 'discovery'));
  const list = () => {
    listed.number += 1;
    const document = { schema: 'v1-pre', microFrontends: entries };
    writeFileSync(path.join(directory, fileOfChange(listed.number)), team.sign(listed.number, document));
  };
  list();
  return { directory, entries, list, publicKey: team.publicKey, key: team.key };
}

type Fallback = NonNullable<NonNullable<DiscoveryEntry['extras']>['fallback']>;

export interface Published {
  url: string;
  fallbackUrl?: string;
  metadata: { version: string; integrity: string };
  deployment?: DiscoveryEntry['deployment'];
  extras: { release: { url: string; integrity: string }; fallback?: Fallback };
}

export function publish(
  directory: string,
  unit: string,
  code: string,
  version = '1',
  addresses = ['/cart'],
): [Published] {
  const folder = path.join(directory, unit, version);
  mkdirSync(folder, { recursive: true });
  const files = { 'server.cjs': code, 'entry.js': '', 'style.css': 'a{background:url(x.woff2)}', 'boot.js': 'boot()' };
  const listed = Object.entries(files).map(([file, text]) => {
    writeFileSync(path.join(folder, file), text);
    return [file, { integrity: integrityOf(Buffer.from(text)), bytes: text.length, brotliBytes: 1 }];
  });
  const release = JSON.stringify({
    unit,
    version,
    entry: 'entry.js',
    scripts: [],
    messages: { sk: 'entry.js' },
    styles: ['style.css'],
    server: code ? 'server.cjs' : undefined,
    boot: unit === 'shell' ? 'boot.js' : undefined,
    fonts: {},
    ...(unit === 'shell'
      ? { remotes: addresses.map((path) => ({ name: path.slice(1), prefixes: [path] })) }
      : { routes: addresses.map((path) => ({ path })) }),
    files: Object.fromEntries(listed),
  });
  writeFileSync(path.join(folder, 'release.json'), release);
  const url = `/releases/${unit}/${version}/`;
  const integrity = integrityOf(Buffer.from(release));
  return [
    {
      url: `${url}entry.js`,
      metadata: { version, integrity: 'sha384-x' },
      extras: { release: { url: `${url}release.json`, integrity } },
    },
  ];
}
