import { readAuthor } from '@odeta/delivery/build/repository';
import { recordApiOfStart } from '@odeta/delivery/can-deploy/recorded-api';
import { readTeamKeys } from '@odeta/delivery/publish/keys';
import { releaseMissing, START } from '@odeta/delivery/publish/start-releases';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import { type SigningKey, type TrustedKeys, TrustedKeysSchema } from '@odeta/delivery/releases/keys';
import { workspace } from '@odeta/workspace/workspace';
import * as v from 'valibot';
import type { ShopConfig } from '../shop/environment.ts';

export interface StartKeys {
  RELEASE_KEYS?: TrustedKeys | undefined;
  RELEASE_STOP_KEY?: SigningKey | undefined;
}

/**
 * Prepares releases before a shop starts: builds and lists the units that are not listed. A demonstration also follows its own sources, as
 * long as no command has released the unit.
 * @returns the keys whose documents the shop accepts, and the key with which it stops canaries.
 */
export async function listForStart(config: ShopConfig, environment: NodeJS.ProcessEnv): Promise<StartKeys> {
  // A remote store is filled by others.
  if (config.RELEASES_URL) return { RELEASE_KEYS: config.RELEASE_KEYS };
  const team = readTeamKeys(environment);
  const said = { command: START, author: readAuthor(workspace) };
  const renewsOwn = environment.NODE_ENV !== 'production' || config.DEMO;
  const store = createFolderStore(config.RELEASES_DIR);
  await releaseMissing({ store, team, said, renewsOwn, environment });
  // With API_URL another API answers.
  if (!config.API_URL) await recordApiOfStart(store, said.author);
  return { RELEASE_KEYS: v.parse(TrustedKeysSchema, team.RELEASE_KEYS), RELEASE_STOP_KEY: team.stopKey };
}
