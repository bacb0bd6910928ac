import { type ReactNode, use, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

interface Props {
  /** The query without what belongs to other parts of the page, such as an open menu. */
  ownSearch: (search: string) => string;
  children: ReactNode;
}

/**
 * What is inside sees only its own part of the address: it is not rendered again when the rest of the query changes. react-router exports
 * the context only under a name with UNSAFE.
 */
export function OwnLocation({ ownSearch, children }: Props) {
  const { location, navigationType } = use(LocationContext);
  const search = ownSearch(location.search);
  const own = useMemo(
    () => ({ navigationType, location: { ...location, search } }),
    [location.pathname, search, location.hash],
  );
  return <LocationContext value={own}>{children}</LocationContext>;
}
