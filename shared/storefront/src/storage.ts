/**
 * The browser's storage, the only place that accesses it. Browsers that block cookies throw at any access, webviews without storage have
 * `null` in its place, and it may be full: then values last as long as the document, so that a repeated order still has its key.
 */
export interface SafeStorage {
  getItem(key: string): string | null;
  /** Returns whether the value survives the page. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
}

type Kind = 'localStorage' | 'sessionStorage';
type Page<Name extends Kind> = Pick<Window, Name> & { [name in MemoryOf<Name>]?: Map<string, string> };
type MemoryOf<Name extends Kind> = `odeta-${Name}`;

declare global {
  interface Window {
    'odeta-localStorage'?: Map<string, string>;
    'odeta-sessionStorage'?: Map<string, string>;
  }
}

/** For all visits and tabs. On a server nothing is stored. */
export const safeLocalStorage = (page: Page<'localStorage'> | undefined = globalThis.window) =>
  safely('localStorage', page);

/** For the visit in this tab. On a server nothing is stored. */
export const safeSessionStorage = (page: Page<'sessionStorage'> | undefined = globalThis.window) =>
  safely('sessionStorage', page);

function safely<Name extends Kind>(kind: Name, page: Page<Name> | undefined): SafeStorage {
  function use<Result>(work: (storage: Storage) => Result): Result | null {
    try {
      const storage: Storage | null | undefined = page?.[kind];
      return storage ? work(storage) : null;
    } catch {
      return null;
    }
  }
  const name: MemoryOf<Name> = `odeta-${kind}`;
  /** Also read by the other units of the page, each of which has its own copy of this code. */
  const memory = () => page?.[name];
  function remember(key: string, value: string) {
    if (page) Object.assign(page, { [name]: (memory() ?? new Map<string, string>()).set(key, value) });
  }

  return {
    getItem: (key) => memory()?.get(key) ?? use((storage) => storage.getItem(key)),

    setItem(key, value) {
      const isStored = use((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) memory()?.delete(key);
      else remember(key, value);
      return isStored ?? false;
    },

    removeItem(key) {
      memory()?.delete(key);
      use((storage) => storage.removeItem(key));
    },

    keys: () => [...(memory()?.keys() ?? []), ...(use((storage) => Object.keys(storage)) ?? [])],
  };
}
