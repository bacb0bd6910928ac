import { useEffect } from 'react';

/** Says once that the page answers to its visitor. */
export function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}
