import type { PageLocation, Storefront } from '@odeta/storefront';
import { createLogInsStore } from './log-ins.store.ts';
import { createNewEmailStore } from './new-email.store.ts';
import { OPEN } from './open-parameter.ts';
import { createPasskeysStore } from './passkeys.store.ts';
import { createPersonalDataStore } from './personal-data.store.ts';
import { createProfileStore } from './profile.store.ts';
import { createSavedMeansStore } from './saved-means.store.ts';
import { createSmsLogInStore } from './sms-log-in.store.ts';

/** Loads the page's own data. `location`: of a page that was requested, maybe with an open form. */
export async function loadSettings({ storeOf }: Storefront, location?: Pick<PageLocation, 'query'>): Promise<void> {
  const opened = location?.query.get(OPEN) ?? null;
  if (opened === 'email') storeOf(createNewEmailStore).open(true);
  const stores = [
    storeOf(createProfileStore),
    storeOf(createLogInsStore),
    storeOf(createPasskeysStore),
    storeOf(createSavedMeansStore),
    storeOf(createSmsLogInStore),
  ];
  await Promise.all([...stores.map(({ load }) => load()), storeOf(createPersonalDataStore).load(opened)]);
}
