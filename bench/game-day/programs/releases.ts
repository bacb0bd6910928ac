import { spawn, spawnSync } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readAuthor } from '@odeta/delivery/build/repository';
import { recordApiOfStart } from '@odeta/delivery/can-deploy/recorded-api';
import { readTeamKeys } from '@odeta/delivery/publish/keys';
import { releaseMissing, START } from '@odeta/delivery/publish/start-releases';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import { dataFolder, workspace } from '@odeta/workspace/workspace';
import { readListed } from '../../storm/document.ts';
import { makeVariants, placeBuild } from '../../storm/variants.ts';

export interface Releases {
  /** The store that `edge` reads. */
  folder: string;
  /** For RELEASE_KEYS. */
  keys: string;
  /** Releases a version whose pages cannot be rendered. @returns whether the command succeeded. */
  releaseBroken(unit: string): Promise<boolean>;
  releaseGood(unit: string): Promise<boolean>;
  /** Runs a release command of a team, such as `rollback catalog`. */
  run(...command: string[]): Promise<boolean>;
  /** Takes the store away, or puts it back. */
  hide(): void;
  show(): void;
  /** Fills its disk. @returns `false` if it has none of its own, for which this process would have to be root. */
  fill(): boolean;
  empty(): void;
}

/** Megabytes: the releases and some more. */
const DISK = 400;
const [BROKEN, GOOD] = ['server throws while it renders', 'good'];

/** A store of this clone's versions, and a team with a key. The store is a copy: what a game day releases, nobody else gets. */
export async function openReleases(folder: string): Promise<Releases> {
  const team = readTeamKeys(process.env);
  const base = path.join(dataFolder(process.env), 'game-day/releases');
  mkdirSync(base, { recursive: true });
  const author = readAuthor(workspace);
  const baseStore = createFolderStore(base);
  await releaseMissing({ store: baseStore, team, said: { command: START, author }, renewsOwn: true });
  await recordApiOfStart(baseStore, author);
  const store = path.join(folder, 'releases');
  const disk = mountSmallDisk(store);
  cpSync(base, store, { recursive: true });
  const built = path.join(folder, 'built');
  const data = path.join(folder, 'team');
  cpSync(path.join(dataFolder(process.env), 'keys'), path.join(data, 'keys'), { recursive: true });
  const discovery = path.join(store, 'discovery');
  const hidden = `${discovery}-gone`;

  const run = (...command: string[]) =>
    new Promise<boolean>((resolve) => {
      const args = [path.join(workspace, 'tools/commands.ts'), ...command, '--store', store, '--author', author];
      const environment = { PATH: process.env.PATH, DATA_DIR: data, RELEASES_DIR: store, NODE_ENV: 'development' };
      const child = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
      child.once('exit', (code) => resolve(code === 0));
    });

  async function release(unit: string, wanted: string) {
    const live = path.join(unit, readListed(base, unit).version);
    // A version is made with hard links, which do not reach another disk.
    cpSync(path.join(base, live), path.join(built, live), { recursive: true });
    const isWanted = (name: string, { name: kind }: { name: string }) => name === unit && kind === wanted;
    const [variant] = makeVariants(built, path.join(folder, 'variants', wanted), isWanted);
    if (!variant) throw new Error(`There is no version of ${unit} that is ${wanted}`);
    placeBuild(variant, path.join(data, 'builds'));
    return run('release', unit);
  }

  return {
    folder: store,
    keys: team.RELEASE_KEYS,
    run,
    releaseBroken: (unit) => release(unit, BROKEN),
    releaseGood: (unit) => release(unit, GOOD),
    hide: () => renameSync(discovery, hidden),
    show: () => void (existsSync(hidden) && renameSync(hidden, discovery)),
    ...disk,
  };
}

/** A small disk at this folder, so that filling it concerns nobody else; only root can mount it. */
function mountSmallDisk(folder: string): Pick<Releases, 'fill' | 'empty'> {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m,mode=755`, 'tmpfs', folder]);
  if (status !== 0) return { fill: () => false, empty: () => {} };
  process.prependOnceListener('exit', () => void spawnSync('umount', ['-l', folder]));
  const file = path.join(folder, 'filling');
  return {
    fill() {
      const disk = openSync(file, 'w');
      const block = Buffer.alloc(1_000_000);
      try {
        for (;;) writeSync(disk, block);
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'ENOSPC';
      } finally {
        closeSync(disk);
      }
    },
    empty: () => rmSync(file, { force: true }),
  };
}
