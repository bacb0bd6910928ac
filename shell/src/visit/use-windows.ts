import { useEffect, useState } from 'react';
import { isWindow, type WindowName } from './window-names.ts';

/** Opens the window that a link names, such as `#countries`, including links of editors. */
export function useWindows() {
  const [name, setName] = useState<WindowName | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const open = (requested: string) => {
      if (!isWindow(requested)) return false;
      setName(requested);
      setOpen(true);
      return true;
    };
    function handleClick(event: MouseEvent) {
      if (event.defaultPrevented) return;
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link && (goUp(link.hash) || open(link.hash.slice(1)))) event.preventDefault();
    }
    document.addEventListener('click', handleClick);
    const handleAddress = () => openNamed(open);
    handleAddress();
    addEventListener('hashchange', handleAddress);
    return () => {
      document.removeEventListener('click', handleClick);
      removeEventListener('hashchange', handleAddress);
    };
  }, []);

  return { name, isOpen, close: () => setOpen(false) };
}

/** Scrolls without a history entry. */
function goUp(hash: string) {
  if (hash !== '#top') return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  return true;
}

/** Handles a link that was followed before scripts had loaded, or that came from an e-mail. */
function openNamed(open: (name: string) => boolean) {
  const { hash, search, pathname } = location;
  const requested = new URLSearchParams(search).has('newsletter') ? 'newsletter' : hash.slice(1);
  if (!open(requested) || requested === 'newsletter') return;
  history.replaceState(history.state, '', pathname + search);
}
