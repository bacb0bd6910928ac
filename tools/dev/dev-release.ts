import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DISCOVERY_SCHEMA, type DiscoveryEntry, type Release, type RemotePrefixes } from '@odeta/contracts';
import type { UnitAddresses } from '@odeta/delivery/build/unit-addresses';
import type { TeamKeys } from '@odeta/delivery/publish/keys';
import { commitChange } from '@odeta/delivery/releases/changes';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import { integrityOf } from '@odeta/node/integrity';
import type { Unit } from '@odeta/workspace/workspace';

interface Build {
  /** The release store. */
  folder: string;
  version: string;
  /** Style sheets on the unit's development server, which updates them while a page is open. */
  styles: string[];
  addresses: UnitAddresses;
}

/** Publishes the server build; browser files are served by the development server. */
export function publishDevRelease(unit: Unit, { folder, version, styles, addresses }: Build): DiscoveryEntry {
  const isShell = unit.name === 'shell';
  const target = path.join(folder, unit.name, version);
  const files = ['server/server.cjs', ...(isShell ? ['boot/boot.js'] : [])].map((file) => {
    const bytes = readFileSync(path.join(unit.folder, 'dist', file));
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), bytes);
    return [file, { integrity: integrityOf(bytes), bytes: bytes.length, brotliBytes: bytes.length }] as const;
  });
  const entry = isShell ? 'main.js' : 'remote-entry.js';
  const release: Omit<Release, 'messages'> & { messages: object } = {
    unit: unit.name,
    version,
    entry,
    scripts: [],
    messages: {},
    styles,
    pages: {},
    server: 'server/server.cjs',
    boot: isShell ? 'boot/boot.js' : undefined,
    fonts: {},
    ...addresses,
    files: Object.fromEntries(files),
  };
  const text = Buffer.from(JSON.stringify(release));
  writeFileSync(path.join(target, 'release.json'), text);
  return {
    url: `http://localhost:${unit.port}/${entry}`,
    metadata: { integrity: '', version },
    extras: { release: { url: `/releases/${unit.name}/${version}/release.json`, integrity: integrityOf(text) } },
  };
}

interface DevShop {
  built: Record<string, DiscoveryEntry>;
  hot: string[];
  team: TeamKeys;
  /** The list of units. */
  remotes: RemotePrefixes[];
}

/** The discovery document of development: written when every hot unit was built once, and updated with every build. */
export function createDevDiscovery(folder: string, { built, hot, team, remotes }: DevShop) {
  const store = createFolderStore(folder);
  const live = new Map(Object.entries(built));
  const { promise: complete, resolve } = Promise.withResolvers<void>();

  return {
    complete,
    async publish(name: string, entry: DiscoveryEntry) {
      live.set(name, entry);
      if (!hot.every((unit) => live.has(unit))) return;
      const edit = () => ({ schema: DISCOVERY_SCHEMA, microFrontends: mapLists(live), remotes });
      await commitChange(store, team, { author: 'npm run dev', command: 'dev', edit });
      resolve();
    },
  };
}

const mapLists = (live: ReadonlyMap<string, DiscoveryEntry>) =>
  Object.fromEntries([...live].map(([unit, version]) => [unit, [version]]));
