import { StoredTextSchema, visitStorage } from '@odeta/purchase';
import { proxy } from '@odeta/storefront/state';

interface MySizesState {
  /** `clothes-38`, `shoes-39`; nothing until they are read. */
  codes: readonly string[];
}

const everyVisit = () => globalThis.localStorage;

/** P12. The visitor's own sizes, which this browser remembers. */
export function createMySizesStore() {
  const stored = visitStorage('catalog.my-sizes', StoredTextSchema, everyVisit);
  const state = proxy<MySizesState>({ codes: [] });

  return {
    state,

    read() {
      state.codes = stored.read()?.split(',') ?? [];
    },

    /** In the place of those of the same kinds: who chooses shoes keeps the size of clothes. */
    remember(codes: readonly string[], isOfKinds: (code: string) => boolean) {
      state.codes = [...state.codes.filter((code) => !isOfKinds(code)), ...codes];
      stored.keep(state.codes.join(','));
    },

    forget() {
      state.codes = [];
      stored.forget();
    },
  };
}
