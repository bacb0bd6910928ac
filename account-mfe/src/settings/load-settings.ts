import type { Storefront } from '@odeta/storefront';
import { createLogInsStore } from './log-ins.store.ts';
import { createProfileStore } from './profile.store.ts';

/** P8. What the page shows besides the account. */
export async function loadSettings({ storeOf }: Storefront): Promise<void> {
  await Promise.all([storeOf(createProfileStore).load(), storeOf(createLogInsStore).load()]);
}
