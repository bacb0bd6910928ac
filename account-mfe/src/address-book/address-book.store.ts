import type { AddressFields, BookAddress, ValidationPatterns } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { postedTo } from '@odeta/ui/forms/posted';
import { createAccountStore } from '../account/account.store.ts';
import { fetchAddressBook, sendAddress, sendDefault, sendDeletion } from './address-book.api.ts';

/** Value of `editing` for a new address. */
export const NEW = 'new';

export const DELETE_FORM = 'account.delete-address';

interface BookState extends Loading, Sending {
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
export function createAddressBookStore(storefront: Storefront) {
  const { api, storeOf } = storefront;
  const state = proxy<BookState>({
    ...notLoaded,
    ...notSending,
    addresses: [],
    most: 0,
    patterns: null,
    editing: null,
    leaving: null,
    done: null,
  });
  const { hasEnded: isHandled } = storeOf(createAccountStore);

  const change = mutation(
    state,
    async (send: () => Promise<{ addresses: BookAddress[] }>, done: BookState['done']) => {
      state.done = null;
      const { addresses } = await send();
      return { addresses, done, leaving: null };
    },
    { isHandled },
  );

  return {
    state,

    /** `query`: what forms without scripts have left in the address of the page. */
    load: resource(state, async (query?: URLSearchParams) => {
      const { addresses, most, validationPatterns: patterns } = await fetchAddressBook(api);
      return {
        addresses,
        most,
        patterns,
        ...shownBy(query, addresses),
        leaving: postedTo(storefront, DELETE_FORM)?.one('id') ?? null,
      };
    }),

    edit: (editing: string | null) => void Object.assign(state, { editing, leaving: null, done: null, problem: null }),

    /** Closes the form, but keeps the message about the last action. */
    close: () => void Object.assign(state, { editing: null }),

    askToDelete: (leaving: string | null) => void Object.assign(state, { leaving, done: null, problem: null }),

    /** Resolves to the server's field errors, empty on success; `null` when saving failed for another reason. */
    async save(address: AddressFields, isDefault: boolean) {
      const { editing } = state;
      const id = editing === null || editing === NEW ? {} : { id: editing };
      const errors = await change(() => sendAddress(api, { ...address, ...id, isDefault }), 'saved');
      return state.done || Object.keys(errors).length > 0 ? errors : null;
    },

    remove: (id: string) => change(() => sendDeletion(api, id), 'deleted'),

    chooseDefault: (id: string | null) => change(() => sendDefault(api, id), 'saved'),
  };
}
createAddressBookStore.storeKey = 'account.address-book';

/** The address in the form, and the last action. */
function shownBy(query: URLSearchParams | undefined, addresses: readonly BookAddress[]) {
  const edit = query?.get('edit') ?? null;
  const done = outcomes.find((outcome) => outcome === query?.get('done')) ?? null;
  return { editing: edit === NEW || addresses.some(({ id }) => id === edit) ? edit : null, done };
}

const outcomes = ['saved', 'deleted'] as const;
