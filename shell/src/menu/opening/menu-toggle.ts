import { useLocation, useNavigate } from '@odeta/storefront/router';

interface Address {
  pathname: string;
  search: string;
}

/** Whether the mobile menu is open according to the address, and opening and closing it; the menu's own code is loaded later. */
export function useMenuToggle() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The menu's own history entries; an address that was opened directly has none.
  const steps: number = state?.menuSteps ?? 0;
  const isOpen = /[?&]menu=open/.test(search);

  /** Closing goes back to where the menu was opened, removing its history entries. */
  function toggle() {
    if (!isOpen) void navigate(`${pathname}${search ? `${search}&` : '?'}menu=open`, { state: { menuSteps: 1 } });
    else if (steps > 0) void navigate(-steps);
    else void navigate(pathname + withoutMenu(search), { replace: true });
  }

  return { isOpen, steps, toggle };
}

/** Whether a navigation only opens, closes or moves within the menu, so that it loads no page. */
export const isOfMenu = (from: Address, to: Address): boolean =>
  from.pathname === to.pathname && from.search !== to.search && withoutMenu(from.search) === withoutMenu(to.search);

export const withoutMenu = (search: string): string =>
  search
    .replace(/([?&])(menu|tree)=[^&]*/g, '$1')
    .replace(/&{2,}|\?&+/g, (found) => found.charAt(0))
    .replace(/[?&]$/, '');
