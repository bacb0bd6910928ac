import { useLocation, useNavigate } from '@odeta/storefront/router';

interface Address {
  pathname: string;
  search: string;
}

/** Whether the address says that the mobile menu is open, and the way in and out; the rest comes with the menu. */
export function useMenuToggle() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // How many steps of the history are the menu's own; an address that was opened from outside has none.
  const steps: number = state?.menuSteps ?? 0;
  const isOpen = /[?&]menu=open/.test(search);

  /** Out to where the menu was opened, without leaving its steps behind. */
  function toggle() {
    if (!isOpen) void navigate(`${pathname}${search ? `${search}&` : '?'}menu=open`, { state: { menuSteps: 1 } });
    else if (steps > 0) void navigate(-steps);
    else void navigate(pathname + withoutMenu(search), { replace: true });
  }

  return { isOpen, steps, toggle };
}

/** Whether a step of the history only opens, closes or moves within the menu: it waits for no page. */
export const isOfMenu = (from: Address, to: Address): boolean =>
  from.pathname === to.pathname && from.search !== to.search && withoutMenu(from.search) === withoutMenu(to.search);

/** The query of the page itself. */
export const withoutMenu = (search: string): string =>
  search
    .replace(/([?&])(menu|tree)=[^&]*/g, '$1')
    .replace(/&{2,}|\?&+/g, (found) => found.charAt(0))
    .replace(/[?&]$/, '');
