/**
 * The link of the menu that a finger opens instead of following it, because nothing can be pointed at with a finger: what is open already
 * is followed. A mouse or a pen that hovers has opened it before it clicks.
 */
export function tappedToOpen(event: MouseEvent): HTMLElement | null {
  if (!isTap(event)) return null;
  return (event.target as Element).closest<HTMLElement>('a[aria-expanded="false"]');
}

/** Safari before 18.2 does not say what clicked; keys click with `detail` 0. */
function isTap({ pointerType, detail }: MouseEvent & Partial<Pick<PointerEvent, 'pointerType'>>) {
  if (pointerType === undefined) return detail > 0 && matchMedia('(hover: none)').matches;
  return pointerType === 'touch' || pointerType === 'pen';
}
