import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readAuthor } from '@odeta/delivery/build/repository';
import { recordApiOfStart } from '@odeta/delivery/can-deploy/recorded-api';
import { readTeamKeys } from '@odeta/delivery/publish/keys';
import { releaseMissing, START } from '@odeta/delivery/publish/start-releases';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import { dataFolder, workspace } from '@odeta/workspace/workspace';
import { makeVariants, placeBuild } from '../../storm/variants.ts';

export interface Releases {
  /** The store that `edge` reads. */
  folder: string;
  /** For RELEASE_KEYS. */
  keys: string;
  /** Releases a version whose pages cannot be rendered. @returns whether the command succeeded. */
  releaseBroken(unit: string): Promise<boolean>;
  /** Runs a release command of a team, such as `rollback catalog`. */
  run(...command: string[]): Promise<boolean>;
  /** Takes the store away, or puts it back. */
  hide(): void;
  show(): void;
}

const BROKEN = 'server throws while it renders';

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
  cpSync(base, store, { recursive: true });
  const data = path.join(folder, 'team');
  cpSync(path.join(dataFolder(process.env), 'keys'), path.join(data, 'keys'), { recursive: true });
  const hidden = `${store}-gone`;

  const run = (...command: string[]) =>
    new Promise<boolean>((resolve) => {
      const args = [path.join(workspace, 'tools/commands.ts'), ...command, '--store', store, '--author', author];
      const environment = { PATH: process.env.PATH, DATA_DIR: data, RELEASES_DIR: store, NODE_ENV: 'development' };
      const child = spawn(process.execPath, args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
      child.once('exit', (code) => resolve(code === 0));
    });

  return {
    folder: store,
    keys: team.RELEASE_KEYS,
    run,
    async releaseBroken(unit) {
      const isWanted = (name: string, { name: kind }: { name: string }) => name === unit && kind === BROKEN;
      const [variant] = makeVariants(store, path.join(folder, 'variants'), isWanted);
      if (!variant) throw new Error(`There is no broken version of ${unit}`);
      placeBuild(variant, path.join(data, 'builds'));
      return run('release', unit);
    },
    hide: () => renameSync(store, hidden),
    show: () => void (existsSync(hidden) && renameSync(hidden, store)),
  };
}
