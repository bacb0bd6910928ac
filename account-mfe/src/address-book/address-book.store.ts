import type { AddressFields, BookAddress, ValidationPatterns } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account.store.ts';
import { type Attempting, attempt, idle } from '../attempt.ts';
import { fetchAddressBook, sendAddress, sendDefault, sendDeletion } from './address-book.api.ts';

/** Stands for an address that is not in the book yet. */
export const NEW = 'new';

interface BookState extends Attempting {
  addresses: BookAddress[];
  /** So many the book holds. */
  most: number;
  patterns: ValidationPatterns | null;
  /** Id of the address that is open as a form. */
  editing: string | null;
  /** Id of the address of which it is asked whether it may go. */
  leaving: string | null;
  /** What was done last. */
  done: 'saved' | 'deleted' | null;
}

/** P7. The customer's addresses for parcels. */
export function createAddressBookStore({ api, storeOf }: Storefront) {
  const state = proxy<BookState>({
    ...{ addresses: [], most: 0, patterns: null, editing: null, leaving: null, done: null },
    ...idle,
  });
  const { hasEnded } = storeOf(createAccountStore);

  /** Resolves to what the server finds wrong with fields; `null` when it is done. */
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

    /** The form goes; what was done stays said. */
    close: () => void Object.assign(state, { editing: null }),

    askToDelete: (leaving: string | null) => void Object.assign(state, { leaving, done: null, problem: null }),

    /** H22. Resolves to the fields that the server finds wrong; `null` when it was not saved for another reason. */
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
