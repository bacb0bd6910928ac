import type { Storefront } from '@odeta/storefront';
import { createLogInsStore } from './log-ins.store.ts';
import { createPasskeysStore } from './passkeys.store.ts';
import { createPersonalDataStore } from './personal-data.store.ts';
import { createProfileStore } from './profile.store.ts';
import { createSavedMeansStore } from './saved-means.store.ts';
import { createSmsLogInStore } from './sms-log-in.store.ts';

/** Loads the page's own data. */
export async function loadSettings({ storeOf }: Storefront): Promise<void> {
  const stores = [
    storeOf(createProfileStore),
    storeOf(createLogInsStore),
    storeOf(createPasskeysStore),
    storeOf(createPersonalDataStore),
    storeOf(createSavedMeansStore),
    storeOf(createSmsLogInStore),
  ];
  await Promise.all(stores.map(({ load }) => load()));
}
