import { useStorefront } from '@odeta/storefront';
import { loadMenuParts } from '../../on-demand/load-menu-parts.ts';
import { useMenuToggle } from './menu-toggle.ts';

/** What makes a button open and close the mobile menu. */
export function useMenuOpener() {
  const storefront = useStorefront();
  const { isOpen, toggle } = useMenuToggle();

  /** While the finger is still down; what cannot be fetched is said when the menu is to open. */
  const prepare = () =>
    void loadMenuParts(storefront).then(
      ({ loadMenu }) => loadMenu(storefront),
      () => undefined,
    );

  return { isOpen, opener: { 'aria-haspopup': 'dialog' as const, onPointerDown: prepare, onClick: toggle } };
}
