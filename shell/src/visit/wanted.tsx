import { type ComponentType, useEffect, useState } from 'react';
import { isWanted, visitFlags } from '../document/visit-flag.ts';

/** `?tracking-debug`, `?overlay`, `?prepared`: the code of each is fetched by who asks for it. */
export function Wanted() {
  const [parts, setParts] = useState<readonly { flag: string; Part: ComponentType }[]>([]);
  useEffect(() => {
    const flags = visitFlags.filter((flag) => isWanted(window, flag));
    if (flags.length === 0) return;
    import(/* webpackChunkName: "wanted" */ './wanted-parts.ts')
      .then(({ loadWantedParts }) => loadWantedParts(flags))
      .then(setParts, () => {});
  }, []);
  return parts.map(({ flag, Part }) => <Part key={flag} />);
}
