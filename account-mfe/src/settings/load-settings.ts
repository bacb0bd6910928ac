import type { Storefront } from '@odeta/storefront';
import { createLogInsStore } from './log-ins.store.ts';
import { createPersonalDataStore } from './personal-data.store.ts';
import { createProfileStore } from './profile.store.ts';

/** P8. What the page shows besides the account. */
export async function loadSettings({ storeOf }: Storefront): Promise<void> {
  const stores = [storeOf(createProfileStore), storeOf(createLogInsStore), storeOf(createPersonalDataStore)];
  await Promise.all(stores.map(({ load }) => load()));
}
