import { useSyncExternalStore } from 'react';

/** Wide enough for a map beside the list. */
const WIDE = '(min-width: 45em)';

const query = () => globalThis.matchMedia?.(WIDE);

function subscribe(onChange: () => void) {
  const media = query();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
