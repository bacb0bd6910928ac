import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import { isRetired } from '@odeta/delivery/releases/retired';
import { USES_FILE } from '@odeta/delivery/releases/uses';
import { type BuildDescription, prepareRelease } from '../src/build/prepared-release.ts';
import { releasePrepared } from '../src/commands/release.ts';
import type { LiveChange } from '../src/publish/change-live.ts';
import type { Share } from '../src/publish/edits.ts';
import { readTeamKeys } from '../src/publish/keys.ts';
import { publishRelease } from '../src/publish/publish.ts';
import { readNewestChange, writeDocument } from './store-folder.ts';
import { createTestTeam } from './team.ts';
import { browserFiles, createUnit } from './unit.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'released-'));

const remotes = [
  { name: 'cart', prefixes: ['/cart'] },
  { name: 'help', prefixes: ['/help'] },
];
const addresses: Record<string, Partial<BuildDescription>> = {
  shell: { remotes },
  cart: { routes: [{ path: '/cart' }] },
  help: { routes: [{ path: '/help' }] },
};

/** A small built release of a unit; another script makes another version. */
export function prepare(
  unit: string,
  script = 'run()',
  build: Partial<BuildDescription> = {},
  more: Record<string, string> = {},
) {
  const description = { ...browserFiles, ...addresses[unit], ...build };
  return prepareRelease(createUnit(script, unit, more), newFolder(), { build: description, origin: { commit: 'abc' } });
}

export async function createReleasedStore() {
  const team = createTestTeam();
  const directory = newFolder();
  const store = createFolderStore(directory);
  const said = { command: 'release', author: 'Jana', reason: undefined };

  /**
   * Releases with the code of `npm run release`, without webpack.
   * @returns the version.
   */
  async function release(
    unit: string,
    script?: string,
    options: {
      share?: Share;
      build?: Partial<BuildDescription>;
      uses?: object;
      files?: Record<string, string>;
      ensure?: LiveChange['ensure'];
    } = {},
  ) {
    const more = { ...options.files, ...(options.uses && { [USES_FILE]: JSON.stringify(options.uses) }) };
    const prepared = prepare(unit, script, options.build, more);
    const team = readTeamKeys(process.env);
    await releasePrepared({ store, team, prepared: [prepared], share: options.share, said, ensure: options.ensure });
    return prepared.version;
  }

  /** Only publishes. @returns the version. */
  async function publish(unit: string, script: string, { build }: { build: Partial<BuildDescription> }) {
    const prepared = prepare(unit, script, build);
    await publishRelease(store, prepared);
    return prepared.version;
  }

  const all = ['shell', 'cart', 'help'].map((unit) => prepare(unit));
  await releasePrepared({ store, team: readTeamKeys(process.env), prepared: all, share: undefined, said });
  const [, cart] = all;
  return {
    directory,
    store,
    team,
    release,
    publish,
    cart: cart?.version ?? '',
    /** The listed versions of a unit with their percentage, the default one without. */
    listed: (unit: string) =>
      (readNewestChange(directory).document.microFrontends[unit] ?? [])
        .filter((entry) => !isRetired(entry))
        .map(({ metadata, deployment }) =>
          deployment?.default ? metadata.version : `${metadata.version} ${deployment?.traffic} %`,
        ),
    /** The versions that are only used by purchases which started with them. */
    retired: (unit: string) =>
      (readNewestChange(directory).document.microFrontends[unit] ?? [])
        .filter(isRetired)
        .map(({ metadata }) => metadata.version),
    /** Makes the first change one from before the list of units. */
    forgetUnits: () => writeDocument(directory, readNewestChange(directory).document, 1),
    document: () => readNewestChange(directory).document,
    number: () => readNewestChange(directory).number,
  };
}

/**
 * Runs a command.
 * @returns its output.
 */
export async function give(
  { run }: { run(args: string[]): Promise<unknown> },
  { directory }: { directory: string },
  ...args: string[]
): Promise<string> {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await run([...args, '--store', directory, '--author', 'Jana']);
    return printed.mock.calls.map(([line]) => line).join('\n');
  } finally {
    printed.mockRestore();
  }
}
