import { useStorefront } from '@odeta/storefront';
import { loadMenuParts } from '../../on-demand/load-menu-parts.ts';
import { useMenuToggle } from './menu-toggle.ts';

/** The props of a button that opens and closes the mobile menu. */
export function useMenuOpener() {
  const storefront = useStorefront();
  const { isOpen, toggle } = useMenuToggle();

  /** Starts loading on pointer down; failures are reported when the menu opens. */
  const prepare = () =>
    void loadMenuParts(storefront).then(
      ({ loadMenu }) => loadMenu(storefront),
      () => undefined,
    );

  return { isOpen, opener: { 'aria-haspopup': 'dialog' as const, onPointerDown: prepare, onClick: toggle } };
}
