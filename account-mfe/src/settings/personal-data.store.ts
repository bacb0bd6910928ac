import type { BodyOf, openExport, PersonalData } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { createLogInsStore } from './log-ins.store.ts';
import { askForDeletion, askForExport, fetchExport, fetchPersonalData, sendKeep } from './settings.api.ts';

/** Requests that the customer confirms with the password. */
export type Wish = 'export' | 'delete';

interface PersonalDataState extends Attempting, PersonalData {
  /** The request for which the password is asked. */
  open: Wish | null;
  isExportSent: boolean;
  isDownloaded: boolean;
  /** Whether the link is invalid or expired, so that a new one is needed. */
  isLinkUnusable: boolean;
}

/** GDPR: export and deletion of the customer's data. */
export function createPersonalDataStore({ api, storeOf }: Storefront, save = saveFile) {
  const state = proxy<PersonalDataState>({
    ...{ deletionDueAt: null, waitDays: 0, open: null, isExportSent: false, isDownloaded: false },
    isLinkUnusable: false,
    ...idle,
  });
  const { hasEnded } = storeOf(createAccountStore);
  const logIns = storeOf(createLogInsStore);

  async function send(wish: Wish, currentPassword: string) {
    if (wish === 'export') {
      await askForExport(api, { currentPassword });
      state.isExportSent = true;
      return;
    }
    Object.assign(state, await askForDeletion(api, { currentPassword }));
    logIns.state.logIns = logIns.state.logIns.filter(({ isThis }) => isThis);
  }

  return {
    state,

    async load() {
      Object.assign(state, await fetchPersonalData(api));
    },

    ask: (open: Wish | null) => void Object.assign(state, { open, problem: null, isExportSent: false }),

    /** Resolves to the server's field errors. */
    async confirm(wish: Wish, currentPassword: string): Promise<Record<string, string>> {
      const wrong = await attempt(state, () => send(wish, currentPassword), hasEnded);
      if (wrong === null) state.open = null;
      return wrong ?? {};
    },

    async keep() {
      await attempt(state, async () => void Object.assign(state, await sendKeep(api)), hasEnded);
    },

    /** The link can be used once. */
    async download(token: string) {
      await attempt(
        state,
        async () => {
          save(await fetchExport(api, token));
          state.isDownloaded = true;
        },
        (error) => {
          state.isLinkUnusable = error instanceof ApiError && error.code === 'unknown-link';
          return hasEnded(error);
        },
      );
    },
  };
}
createPersonalDataStore.storeKey = 'account.personal-data';

function saveFile(content: BodyOf<typeof openExport>) {
  const page = globalThis.document;
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = page.createElement('a');
  Object.assign(link, { href: url, download: `odeta-${content.exportedAt.slice(0, 10)}.json` });
  link.click();
  URL.revokeObjectURL(url);
}
