import { useSyncExternalStore } from 'react';

/** A screen under 960 px counts as mobile; there the panel is at the end of the page. As in the styles, browsers with larger type need more. */
const NARROW = '(max-width: 59.99875em)';

const query = () => globalThis.matchMedia?.(NARROW);

function subscribe(onChange: () => void) {
  const media = query();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
