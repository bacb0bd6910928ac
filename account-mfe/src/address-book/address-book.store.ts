import type { AddressFields, BookAddress, ValidationPatterns } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { fetchAddressBook, sendAddress, sendDefault, sendDeletion } from './address-book.api.ts';

/** Value of `editing` for a new address. */
export const NEW = 'new';

interface BookState extends Attempting {
  addresses: BookAddress[];
  /** Maximum number of addresses. */
  most: number;
  patterns: ValidationPatterns | null;
  /** Id of the address in the form. */
  editing: string | null;
  /** Id of the address whose deletion has to be confirmed. */
  leaving: string | null;
  /** The last successful action. */
  done: 'saved' | 'deleted' | null;
}

/** The customer's delivery addresses. */
export function createAddressBookStore({ api, storeOf }: Storefront) {
  const state = proxy<BookState>({
    ...{ addresses: [], most: 0, patterns: null, editing: null, leaving: null, done: null },
    ...idle,
  });
  const { hasEnded } = storeOf(createAccountStore);

  /** Resolves to the server's field errors; `null` on success. */
  function change(send: () => Promise<{ addresses: BookAddress[] }>, done: BookState['done']) {
    state.done = null;
    return attempt(
      state,
      async () => {
        const { addresses } = await send();
        Object.assign(state, { addresses, done, leaving: null });
      },
      hasEnded,
    );
  }

  return {
    state,

    async load() {
      const { addresses, most, validationPatterns: patterns } = await fetchAddressBook(api);
      Object.assign(state, { addresses, most, patterns });
    },

    edit: (editing: string | null) => void Object.assign(state, { editing, leaving: null, done: null, problem: null }),

    /** Closes the form, but keeps the message about the last action. */
    close: () => void Object.assign(state, { editing: null }),

    askToDelete: (leaving: string | null) => void Object.assign(state, { leaving, done: null, problem: null }),

    /** Resolves to the server's field errors, empty on success; `null` when saving failed for another reason. */
    async save(address: AddressFields, isDefault: boolean): Promise<Record<string, string> | null> {
      const { editing } = state;
      const id = editing === null || editing === NEW ? {} : { id: editing };
      const wrong = await change(() => sendAddress(api, { ...address, ...id, isDefault }), 'saved');
      if (wrong === null) return {};
      return Object.keys(wrong).length > 0 ? wrong : null;
    },

    remove: (id: string) => change(() => sendDeletion(api, id), 'deleted'),

    chooseDefault: (id: string | null) => change(() => sendDefault(api, id), 'saved'),
  };
}
createAddressBookStore.storeKey = 'account.address-book';
