import { type ReactNode, use, useState } from 'react';
import { createPath, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

interface Props {
  /** The query without what belongs to other parts of the page, such as an open menu. */
  ownSearch: (search: string) => string;
  children: ReactNode;
}

/**
 * What is inside sees only its own part of the address: it is not rendered again when the rest of the query changes. A new history entry
 * with the same address, which differs in its state only, is no change either. react-router exports the context only under a name with UNSAFE.
 */
export function OwnLocation({ ownSearch, children }: Props) {
  const { location, navigationType } = use(LocationContext);
  const own = { ...location, search: ownSearch(location.search) };
  const [shown, setShown] = useState({ location: own, navigationType });
  if (createPath(shown.location) !== createPath(own)) setShown({ location: own, navigationType });
  return <LocationContext value={shown}>{children}</LocationContext>;
}
