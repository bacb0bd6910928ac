import { useLocation, useNavigate } from '@odeta/storefront/router';
import { useCallback, useRef } from 'react';
import { useMenuToggle } from '../opening/menu-toggle.ts';

/** The current category is also in the address, as `tree`, with one history entry per level. */
export function useMenuAddress() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { steps, toggle } = useMenuToggle();

  function addressWith(tree: string | null) {
    const query = new URLSearchParams(search);
    if (tree === null) query.delete('tree');
    else query.set('tree', tree);
    return `${pathname}?${query}`;
  }

  const drill = (id: string) => void navigate(addressWith(id), { state: { menuSteps: steps + 1 } });
  const latestDrill = useRef(drill);
  latestDrill.current = drill;

  return {
    tree: new URLSearchParams(search).get('tree'),

    /** Stays the same function, so that levels that a press does not change are not rendered again. */
    drill: useCallback((id: string) => latestDrill.current(id), []),

    /** Goes back one history entry; without one, to the first level. */
    back() {
      if (steps > 1) void navigate(-1);
      else void navigate(addressWith(null), { replace: true, state });
    },

    close: toggle,
  };
}
