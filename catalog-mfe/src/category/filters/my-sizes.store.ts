import { StoredTextSchema, visitStorage } from '@odeta/device/storage';
import { proxy } from '@odeta/storefront/state';
import { safeLocalStorage } from '@odeta/storefront/storage';

interface MySizesState {
  /** `clothes-38`, `shoes-39`; empty until they are read. */
  codes: readonly string[];
}

/** The visitor's own sizes, stored in this browser. */
export function createMySizesStore() {
  const stored = visitStorage('catalog.my-sizes', StoredTextSchema, safeLocalStorage);
  const state = proxy<MySizesState>({ codes: [] });

  return {
    state,

    read() {
      state.codes = stored.read()?.split(',') ?? [];
    },

    /** Replaces only the sizes of the same kinds, so that new shoe sizes do not delete those of clothes. */
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
