/**
 * The link of the menu that a finger opens instead of following it, because nothing can be pointed at with a finger: what is open already
 * is followed. A mouse or a pen that hovers has opened it before it clicks.
 */
export function tappedToOpen(event: MouseEvent): HTMLElement | null {
  const { pointerType } = event as PointerEvent;
  if (pointerType !== 'touch' && pointerType !== 'pen') return null;
  return (event.target as Element).closest<HTMLElement>('a[aria-expanded="false"]');
}
