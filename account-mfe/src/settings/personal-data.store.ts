import type { BodyOf, openExport, PersonalData } from '@odeta/contracts';
import { ApiError, type Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { exportName } from './export-name.ts';
import { createLogInsStore } from './log-ins.store.ts';
import { askForDeletion, askForExport, fetchExport, fetchPersonalData, sendDeletionCancel } from './settings.api.ts';

/** Requests that the customer confirms with the password. */
const wishes = ['export', 'delete'] as const;
export type Wish = (typeof wishes)[number];

interface PersonalDataState extends Loading, Sending, PersonalData {
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
    ...notLoaded,
    ...notSending,
    deletionDueAt: null,
    waitDays: 0,
    waitsFor: [],
    open: null,
    isExportSent: false,
    isDownloaded: false,
    isLinkUnusable: false,
  });
  const { hasEnded } = storeOf(createAccountStore);
  const { forgetOthers } = storeOf(createLogInsStore);

  async function send(wish: Wish, currentPassword: string) {
    if (wish === 'export') {
      await askForExport(api, { currentPassword });
      return { isExportSent: true, open: null };
    }
    const data = await askForDeletion(api, { currentPassword });
    forgetOthers();
    return { ...data, open: null };
  }

  return {
    state,

    /** `opened`: the form that a page without scripts was requested with. */
    load: resource(state, async (opened?: string | null) => {
      const open = wishes.find((wish) => wish === opened);
      return { ...(await fetchPersonalData(api)), ...(open && { open }) };
    }),

    ask: (open: Wish | null) => void Object.assign(state, { open, problem: null, isExportSent: false }),

    /** Resolves to the server's field errors. */
    confirm: mutation(state, send, { isHandled: hasEnded }),

    cancelDeletion: mutation(state, () => sendDeletionCancel(api), { isHandled: hasEnded }),

    /** The link can be used once. */
    download: mutation(
      state,
      async (token: string) => {
        save(await fetchExport(api, token));
        return { isDownloaded: true };
      },
      {
        isHandled(error) {
          state.isLinkUnusable = error instanceof ApiError && error.code === 'unknown-link';
          return hasEnded(error);
        },
      },
    ),
  };
}
createPersonalDataStore.storeKey = 'account.personal-data';

function saveFile(content: BodyOf<typeof openExport>) {
  const page = globalThis.document;
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = page.createElement('a');
  Object.assign(link, { href: url, download: exportName(content) });
  link.click();
  URL.revokeObjectURL(url);
}
