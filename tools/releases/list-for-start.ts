import { createFolderStore } from '@odeta/releases/folder-store';
import { type TrustedKeys, TrustedKeysSchema } from '@odeta/releases/keys';
import * as v from 'valibot';
import type { ShopConfig } from '../environment.ts';
import { workspace } from '../workspace.ts';
import { readTeamKeys } from './keys.ts';
import { readAuthor } from './repository.ts';
import { releaseMissing, START } from './start-releases.ts';

/**
 * What a shop needs of releases before it starts: units that nobody has listed are built and listed. A demonstration also follows
 * its own sources, as long as no command has released the unit. @returns the keys whose documents the shop uses.
 */
export async function listForStart(
  config: ShopConfig,
  environment: NodeJS.ProcessEnv,
): Promise<TrustedKeys | undefined> {
  // What is in a store elsewhere is put there by others.
  if (config.RELEASES_URL) return config.RELEASE_KEYS;
  const team = readTeamKeys(environment);
  const said = { command: START, author: readAuthor(workspace) };
  const renewsOwn = environment.NODE_ENV !== 'production' || config.DEMO;
  await releaseMissing({ store: createFolderStore(config.RELEASES_DIR), team, said, renewsOwn, environment });
  return v.parse(TrustedKeysSchema, team.RELEASE_KEYS);
}
