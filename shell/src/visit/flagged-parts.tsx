import { useStorefront } from '@odeta/storefront';
import { type ComponentType, useEffect, useState } from 'react';
import { hasFlag, visitFlags } from '../document/visit-flag.ts';

/** `?tracking-debug`, `?overlay`, `?prepared`: the code of each is loaded only with its flag. */
export function FlaggedParts() {
  const storefront = useStorefront();
  const [parts, setParts] = useState<readonly { flag: string; Part: ComponentType }[]>([]);
  useEffect(() => {
    const flags = visitFlags.filter((flag) => hasFlag(window, flag));
    if (flags.length === 0) return;
    import(/* webpackChunkName: "flagged-parts" */ './load-flagged-parts.ts')
      .then(({ loadFlaggedParts }) => loadFlaggedParts(storefront, flags))
      .then(setParts, () => {});
  }, [storefront]);
  return parts.map(({ flag, Part }) => <Part key={flag} />);
}
