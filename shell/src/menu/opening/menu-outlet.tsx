import { loadMenuParts } from '../../on-demand/load-menu-parts.ts';
import { useOnDemand } from '../../on-demand/use-on-demand.ts';
import { useMenuToggle } from './menu-toggle.ts';

export function MenuOutlet() {
  const { isOpen, toggle } = useMenuToggle();
  const MobileMenu = useOnDemand(loadMenuParts, isOpen, toggle)?.MobileMenu;
  return MobileMenu && isOpen ? <MobileMenu /> : null;
}
